import { useLocation } from 'react-router';
import type { Product } from '#contract/storefront/catalogue.ts';
import { selectProductById } from '#storefront/state/catalogue/products-selectors.ts';
import { readProductState } from '#storefront/state/product/product-navigation.ts';
import { selectProductPage } from '#storefront/state/product/product-page-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';

type ProductPage = {
  product: Product | undefined;
  /** Only while there is nothing to show. */
  error: string | undefined;
  /** The colour that the card showed. */
  cardColour: string | undefined;
  related: readonly Product[];
};

/** The page's product: as loaded, from the card's navigation state, or from a list in the store. */
export function useProductPage(id: string | undefined): ProductPage {
  const { state } = useLocation();
  const page = useAppSelector((root) => selectProductPage(root, id));
  const listed = useAppSelector((root) => selectProductById(root, id ?? ''));
  const carried = readProductState(state, id ?? '');
  const product = page.product ?? carried?.product ?? listed;
  const isMissing = page.status === 'failed' && page.product === null;
  return {
    product: isMissing ? undefined : product,
    error: isMissing ? (page.error ?? '') : undefined,
    cardColour: carried?.colorHex,
    related: page.related,
  };
}
