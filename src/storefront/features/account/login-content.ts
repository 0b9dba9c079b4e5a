import { paths } from '#contract/paths.ts';

/** The words of the one screen, for each of its two sides. */
export const SIDES = {
  signIn: {
    title: 'Welcome back',
    lead: 'Log in to see your wishlist, your cart and your orders.',
    panelTitle: 'New here?',
    panelText: 'An account keeps your measurements, your favourites and your orders together.',
    question: 'New here?',
    otherLabel: 'Sign up',
    other: paths.signup,
  },
  signUp: {
    title: 'Create your account',
    lead: 'It takes a minute. You only need it to save things and to order.',
    panelTitle: 'Already with us?',
    panelText: 'Log in, and everything is where you left it.',
    question: 'Already have an account?',
    otherLabel: 'Log in',
    other: paths.login,
  },
} as const;

/** Who came for a page that asks for sign-in, or whose session has ended, reads why this one is shown. */
export const SENT_HERE = 'Please log in to continue. You come back to where you were.';
