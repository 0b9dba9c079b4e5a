import { useLocation } from 'react-router';
import type { Product } from '#contract/storefront/catalogue.ts';
import { selectProductById } from '#storefront/state/catalogue/products-selectors.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { readProductHistoryState } from '#storefront/state/product/product-navigation.ts';
import { selectProductPage } from '#storefront/state/product/product-page-slice.ts';

type ProductPageData = {
  product: Product | undefined;
  /** Set when the product could not be loaded; `product` is then undefined. */
  error: string | undefined;
  /** Address of the page that replaces this one. */
  movedTo: string | undefined;
  /** The colour that the product card showed. */
  cardColour: string | undefined;
  related: readonly Product[];
};

/** Prefers the loaded product, then that of the card that linked here, then one from a list in the store. */
export function useProductPage(id = ''): ProductPageData {
  const location = useLocation();
  const page = useAppSelector((state) => selectProductPage(state, id));
  const listedProduct = useAppSelector((state) => selectProductById(state, id));
  const historyState = readProductHistoryState(location.state, id);
  const product = page.product ?? historyState?.product ?? listedProduct;
  const hasFailed = page.status === 'failed' && page.product === null;
  return {
    product: hasFailed ? undefined : product,
    error: hasFailed ? (page.error ?? '') : undefined,
    movedTo: page.movedTo,
    cardColour: historyState?.colorHex,
    related: page.related,
  };
}
