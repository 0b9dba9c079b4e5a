import { accountRoutes } from '../routes/account/account-routes.ts';
import { cartRoutes } from '../routes/cart/cart-routes.ts';
import { catalogueRoutes } from '../routes/catalogue/catalogue-routes.ts';
import { checkoutRoutes } from '../routes/checkout/checkout-routes.ts';
import { homeRoutes } from '../routes/home/home-routes.ts';
import { inquiriesRoutes } from '../routes/inquiries/inquiries-routes.ts';
import { ordersRoutes } from '../routes/orders/orders-routes.ts';
import { policiesRoutes } from '../routes/policies/policies-routes.ts';
import { privacyRoutes } from '../routes/privacy/privacy-routes.ts';
import { productRoutes } from '../routes/product/product-routes.ts';
import type { Route } from '../routes/route.ts';
import { wishlistRoutes } from '../routes/wishlist/wishlist-routes.ts';

export const routeTable: readonly Route[] = [
  ...homeRoutes,
  ...catalogueRoutes,
  ...productRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...accountRoutes,
  ...wishlistRoutes,
  ...ordersRoutes,
  ...inquiriesRoutes,
  ...policiesRoutes,
  ...privacyRoutes,
];

export const notFoundRoute: Route = {
  path: '*',
  file: 'routes/errors/not-found-page',
  page: () => import('../routes/errors/not-found-page.tsx').then((module) => module.notFoundPage),
};
