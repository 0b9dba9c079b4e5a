import { accountScreens } from './account-screens.ts';
import { browseScreens } from './browse-screens.ts';
import { cartScreens } from './cart-screens.ts';
import { checkoutScreens } from './checkout-screens.ts';
import { edgeCaseScreens } from './edge-case-screens.ts';
import { formScreens } from './form-screens.ts';
import { ordersScreens } from './orders-screens.ts';
import { productScreens } from './product-screens.ts';
import type { Screen } from './screen.ts';
import { shellScreens } from './shell-screens.ts';
import { wishlistScreens } from './wishlist-screens.ts';

/** All screens, in the order of the sheets. */
export const screens: readonly Screen[] = [
  ...browseScreens,
  ...productScreens,
  ...cartScreens,
  ...checkoutScreens,
  ...accountScreens,
  ...wishlistScreens,
  ...ordersScreens,
  ...formScreens,
  ...shellScreens,
  ...edgeCaseScreens,
];
