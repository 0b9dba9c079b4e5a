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
import type { LoadContent } from '../api/fetch-content.ts';
import { noTokenStorage, type TokenStorage } from '../browser/storage/token-storage.ts';
import { handleRefusedTokens } from './account/refused-token.ts';
import { sessionReducer } from './account/session-slice.ts';
import { userDetailsReducer } from './account/user-details-slice.ts';
import { alertsReducer } from './alerts-slice.ts';
import type { ThunkExtra } from './app-thunk.ts';
import { cartReducer } from './cart/cart-slice.ts';
import { localCartReducer } from './cart/local-cart-slice.ts';
import { browseReducer } from './catalogue/browse-slice.ts';
import { productsReducer } from './catalogue/products-slice.ts';
import { paymentReducer } from './checkout/payment-slice.ts';
import { contentReducer } from './content/content-slice.ts';
import { contactsSlice } from './inquiries/contacts-slice.ts';
import { customizationInquirySlice } from './inquiries/customization-inquiry-slice.ts';
import { projectInquirySlice } from './inquiries/project-inquiry-slice.ts';
import { ordersReducer } from './orders/orders-slice.ts';
import { productPageReducer } from './product/product-page-slice.ts';
import { shopReducer } from './shop-slice.ts';
import { wishlistReducer } from './wishlist/wishlist-slice.ts';

const createRootReducer = (settings: PublicSettings) =>
  combineReducers({
    alerts: alertsReducer,
    browse: browseReducer,
    cart: cartReducer,
    contacts: contactsSlice.reducer,
    content: contentReducer,
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

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;
export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;
export type AppStore = Omit<Store<RootState>, 'dispatch'> & { dispatch: AppDispatch };
export type AppThunk<Result> = ThunkAction<Result, RootState, ThunkExtra, UnknownAction>;

type StoreOptions = {
  api: ApiClient;
  loadContent: LoadContent;
  settings: PublicSettings;
  tokens?: TokenStorage;
  now?: () => number;
  preloadedState?: Partial<RootState> | undefined;
};

export function createStore(options: StoreOptions): AppStore {
  const { api, loadContent, settings, tokens = noTokenStorage, now = Date.now, preloadedState } = options;
  const extraArgument: ThunkExtra = { api: handleRefusedTokens(api, tokens, () => store), loadContent, tokens, now };
  const store: AppStore = configureStore({
    reducer: createRootReducer(settings),
    // The development checks walk the whole state on every action.
    middleware: (defaults) => defaults({ thunk: { extraArgument }, serializableCheck: false, immutableCheck: false }),
    ...(preloadedState && { preloadedState }),
  });
  return store;
}
