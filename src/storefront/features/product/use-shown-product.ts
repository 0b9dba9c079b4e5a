import { useLocation } from 'react-router';
import type { Product } from '#contract/api/catalogue.ts';
import { selectProductById } from '#storefront/state/catalogue/products-selectors.ts';
import { productFromState } from '#storefront/state/product/product-navigation.ts';
import { selectProductPage } from '#storefront/state/product/product-page-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';

type ShownProduct = {
  product: Product | undefined;
  /** The store's sentence; only while there is nothing to show. */
  error: string | undefined;
  /** The colour that the card showed. */
  cardColour: string | undefined;
  related: readonly Product[];
};

/** The product of the page: as loaded, else as the card gave it along, else as some list left it in the store. */
export function useShownProduct(id: string | undefined): ShownProduct {
  const { state } = useLocation();
  const page = useAppSelector((root) => selectProductPage(root, id));
  const listed = useAppSelector((root) => selectProductById(root, id ?? ''));
  const carried = productFromState(state, id ?? '');
  const product = page.product ?? carried?.product ?? listed;
  const isMissing = page.status === 'failed' && page.product === null;
  return {
    product: isMissing ? undefined : product,
    error: isMissing ? (page.error ?? '') : undefined,
    cardColour: carried?.colorHex,
    related: page.related,
  };
}
