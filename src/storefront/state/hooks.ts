import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ShopFacts } from '#contract/public-settings.ts';
import type { AppDispatch, AppStore, RootState } from './store.ts';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

export const useShopFacts = (): ShopFacts => useAppSelector((state) => state.shop.shop);
