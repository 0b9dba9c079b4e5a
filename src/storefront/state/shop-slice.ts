import type { PublicSettings, ShopFacts } from '#contract/public-settings.ts';
import { useAppSelector } from './hooks.ts';

/** The settings of the installation never change while a page is open. */
export const shopReducer =
  (settings: PublicSettings) =>
  (state: PublicSettings = settings): PublicSettings =>
    state;

export const useShopFacts = (): ShopFacts => useAppSelector((state) => state.shop.shop);
