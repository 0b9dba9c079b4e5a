import { ForgotPassword } from '#storefront/features/account/recovery/forgot-password.tsx';
import type { PageModule } from '../route.ts';

export const forgotPasswordPage: PageModule = {
  Page: ForgotPassword,
  head: () => ({ title: 'Forgot Password', description: 'Get a link to choose a new password.', isIndexed: false }),
};
