import { ResetPassword } from '#storefront/features/account/recovery/reset-password.tsx';
import type { PageModule } from '../route.ts';

export const resetPasswordPage: PageModule = {
  Page: ResetPassword,
  head: () => ({ title: 'Reset Password', description: 'Choose a new password.', isIndexed: false }),
};
