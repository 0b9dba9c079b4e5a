import type { AddCartItemInput } from '#contract/storefront/cart.ts';
import { getSafeLocalStorage, getSafeSessionStorage } from '#storefront/browser/storage/storage.ts';
import { takeInterruptedRequest } from '#storefront/browser/storage/take-interrupted-request.ts';
import { addProduct } from '#storefront/state/cart/add-product.ts';
import { itemAddedAfterLogin } from '#storefront/state/cart/cart-slice.ts';
import { fetchCart } from '#storefront/state/cart/cart-thunks.ts';
import type { AppThunk } from '#storefront/state/store.ts';
import { selectIsLiked } from '#storefront/state/wishlist/wishlist-slice.ts';
import { fetchWishlist } from '#storefront/state/wishlist/wishlist-thunks.ts';
import { toggleWishlist } from '#storefront/state/wishlist/wishlist-toggle.ts';

/** Completes what login interrupted (D-40); drops anything else that is stored. Failures are shown like those of the button. */
export const completeInterruptedRequest =
  (id: unknown): AppThunk<Promise<void>> =>
  async (dispatch, _, { now }) => {
    const request = takeInterruptedRequest(
      { local: getSafeLocalStorage(), session: getSafeSessionStorage() },
      id,
      now(),
    );
    if (request?.kind === 'add') await dispatch(addItem(request.item));
    if (request?.kind === 'like') await dispatch(likeProduct(request.productId));
  };

const addItem =
  (item: AddCartItemInput): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (await dispatch(addProduct(item))) dispatch(itemAddedAfterLogin(item));
    else void dispatch(fetchCart());
  };

/** Never removes a like that is already there. */
const likeProduct =
  (productId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    await dispatch(fetchWishlist());
    if (!selectIsLiked(getState(), productId)) await dispatch(toggleWishlist(productId));
  };
