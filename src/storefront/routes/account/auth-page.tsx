import { AuthForms } from '#storefront/features/account/auth-forms.tsx';
import type { PageModule } from '../route.ts';

export const loginPage: PageModule = {
  Page: AuthForms,
  head: () => ({ title: 'Log In', description: 'Log in to see your wishlist, cart and orders.', isIndexed: false }),
};

export const signupPage: PageModule = {
  Page: AuthForms,
  head: () => ({
    title: 'Sign Up',
    description: 'Create an account to save items and place orders.',
    isIndexed: false,
  }),
};
