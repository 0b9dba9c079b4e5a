import { Checkout } from '#storefront/features/checkout/checkout.tsx';
import type { PageModule } from '../route.ts';

export const checkoutPage: PageModule = {
  Page: Checkout,
  head: () => ({
    title: 'Checkout',
    description: 'Your delivery details and what your order costs.',
    isIndexed: false,
  }),
};
