import { ConfirmEmail } from '#storefront/features/account/recovery/confirm-email.tsx';
import type { PageModule } from '../route.ts';

export const confirmEmailPage: PageModule = {
  Page: ConfirmEmail,
  head: () => ({ title: 'Confirm Email', description: 'Confirm your new login email.', isIndexed: false }),
};
