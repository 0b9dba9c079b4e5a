import { alertRaised } from '../alerts-slice.ts';
import type { AppThunk } from '../store.ts';
import { selectIsLiked } from './wishlist-slice.ts';
import { addToWishlist, fetchWishlist, removeFromWishlist } from './wishlist-thunks.ts';

const SIGN_IN_TO_LIKE = 'Please log in to use wishlist.';
const LIKE_FAILED = 'Wishlist action failed';

/** Adds or removes a product; adding reloads the list. */
export const toggleWishlist =
  (productId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { session, wishlist } = getState();
    if (session.status !== 'signedIn') {
      dispatch(alertRaised(SIGN_IN_TO_LIKE, { offersSignIn: true, request: { kind: 'like', productId } }));
      return;
    }
    if (wishlist.pendingIds.includes(productId)) return;
    const change = selectIsLiked(getState(), productId) ? removeFromWishlist : addToWishlist;
    const action = await dispatch(change(productId));
    if (change.rejected.match(action)) {
      console.error(`${LIKE_FAILED}:`, action.payload ?? action.error.message);
      dispatch(alertRaised(LIKE_FAILED));
    } else if (change === addToWishlist && getState().session.token === session.token) {
      await dispatch(fetchWishlist());
    }
  };
