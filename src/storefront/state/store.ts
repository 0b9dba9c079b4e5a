import {
  combineReducers,
  configureStore,
  type Store,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { PublicSettings } from '#contract/public-settings.ts';
import type { ApiClient } from '../api/api-client.ts';
import { noTokenStorage, type TokenStorage } from '../browser/storage/token-storage.ts';
import { endSession, readSession, sessionReducer } from './account/session-slice.ts';
import { userDetailsReducer } from './account/user-details-slice.ts';
import { alertsReducer } from './alerts-slice.ts';
import type { ThunkTools } from './app-thunk.ts';
import { cartReducer } from './cart/cart-slice.ts';
import { localCartReducer } from './cart/local-cart-slice.ts';
import { browseReducer } from './catalogue/browse-slice.ts';
import { productsReducer } from './catalogue/products-slice.ts';
import { paymentReducer } from './checkout/payment-slice.ts';
import { contactsSlice } from './inquiries/contacts-slice.ts';
import { customizationInquirySlice } from './inquiries/customization-inquiry-slice.ts';
import { projectInquirySlice } from './inquiries/project-inquiry-slice.ts';
import { ordersReducer } from './orders/orders-slice.ts';
import { productPageReducer } from './product/product-page-slice.ts';
import { shopReducer } from './shop-slice.ts';
import { wishlistReducer } from './wishlist/wishlist-slice.ts';

const makeReducer = (settings: PublicSettings) =>
  combineReducers({
    alerts: alertsReducer,
    browse: browseReducer,
    cart: cartReducer,
    contacts: contactsSlice.reducer,
    customizationInquiry: customizationInquirySlice.reducer,
    localCart: localCartReducer,
    orders: ordersReducer,
    payment: paymentReducer,
    productPage: productPageReducer,
    products: productsReducer,
    projectInquiry: projectInquirySlice.reducer,
    session: sessionReducer,
    shop: shopReducer(settings),
    userDetails: userDetailsReducer,
    wishlist: wishlistReducer,
  });

export type RootState = ReturnType<ReturnType<typeof makeReducer>>;
export type AppDispatch = ThunkDispatch<RootState, ThunkTools, UnknownAction>;
export type AppStore = Omit<Store<RootState>, 'dispatch'> & { dispatch: AppDispatch };
export type AppThunk<Result> = ThunkAction<Result, RootState, ThunkTools, UnknownAction>;

type StoreParts = {
  api: ApiClient;
  settings: PublicSettings;
  tokens?: TokenStorage;
  now?: () => number;
  preloadedState?: Partial<RootState> | undefined;
};

export function makeStore(parts: StoreParts): AppStore {
  const { api, settings, tokens = noTokenStorage, now = Date.now, preloadedState } = parts;
  const extraArgument: ThunkTools = { api: endingRefusedSessions(api, tokens, () => store), tokens, now };
  const store: AppStore = configureStore({
    reducer: makeReducer(settings),
    // The development checks walk the whole state on every action; types and reducers already promise what they check.
    middleware: (defaults) => defaults({ thunk: { extraArgument }, serializableCheck: false, immutableCheck: false }),
    ...(preloadedState && { preloadedState }),
  });
  return store;
}

/**
 * A token that looks current may still be refused: its key was changed, its customer is gone, this clock is slow. Then the
 * session is over, and every page says what it says to visitors.
 */
const endingRefusedSessions = (api: ApiClient, tokens: TokenStorage, storeOf: () => AppStore): ApiClient => ({
  async call(call, input, token) {
    const outcome = await api.call(call, input, token);
    const isRefused = outcome.kind === 'httpError' && outcome.status === 401 && call.auth === 'bearer';
    const store = storeOf();
    if (isRefused && token !== undefined && token === store.getState().session.token) {
      // Another tab may have logged in anew meanwhile.
      store.dispatch(tokens.read() === token ? endSession() : readSession());
    }
    return outcome;
  },
});
