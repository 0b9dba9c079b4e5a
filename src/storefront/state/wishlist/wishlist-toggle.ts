import { alertRaised } from '../alerts-slice.ts';
import type { AppThunk } from '../store.ts';
import { selectIsLiked } from './wishlist-slice.ts';
import { addToWishlist, fetchWishlist, removeFromWishlist } from './wishlist-thunks.ts';

const SIGN_IN_TO_LIKE = 'Please log in to use wishlist.';
const LIKE_FAILED = 'Wishlist action failed';

/** The Like rules (specification 0 §4 and §8): removes what is liked, adds what is not; an add reloads the list. */
export const toggleWishlist =
  (productId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { session, wishlist } = getState();
    if (session.status !== 'signedIn') {
      dispatch(alertRaised(SIGN_IN_TO_LIKE, { offersLogIn: true }));
      return;
    }
    if (wishlist.changing.includes(productId)) return;
    const change = selectIsLiked(getState(), productId) ? removeFromWishlist : addToWishlist;
    const ended = await dispatch(change(productId));
    if (change.rejected.match(ended)) {
      console.error(`${LIKE_FAILED}:`, ended.payload ?? ended.error.message);
      dispatch(alertRaised(LIKE_FAILED));
    } else if (change === addToWishlist && getState().session.token === session.token) {
      await dispatch(fetchWishlist());
    }
  };
