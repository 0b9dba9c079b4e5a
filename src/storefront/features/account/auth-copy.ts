import { paths } from '#contract/paths.ts';

/** Copy of the sign-in and the sign-up form and of the panel beside them. */
export const AUTH_COPY = {
  signIn: {
    title: 'Welcome back',
    lead: 'Log in to see your wishlist, cart and orders.',
    panelTitle: 'New here?',
    panelText: 'An account keeps your measurements, favourites and orders in one place.',
    question: 'New here?',
    switchLabel: 'Sign up',
    switchPath: paths.signup,
  },
  signUp: {
    title: 'Create your account',
    lead: 'It takes a minute. You only need an account to save items and place orders.',
    panelTitle: 'Already with us?',
    panelText: 'Log in and pick up where you left off.',
    question: 'Already have an account?',
    switchLabel: 'Log in',
    switchPath: paths.login,
  },
} as const;

/** Replaces the lead for visitors redirected from a page that requires sign-in. */
export const SIGN_IN_REQUIRED_LEAD = "Please log in to continue. We'll bring you back here.";
