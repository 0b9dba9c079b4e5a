import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { parseCategory } from '#domain/catalogue/category.ts';
import { buildChatText, getChatProduct } from '#domain/shell/chat-link.ts';
import { selectProductById } from '#storefront/state/catalogue/products-selectors.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';

const PRODUCT_PAGE = new RegExp(`^${paths.product('')}([^/]+)/?$`);

/** Mentions the page's category and, on a product page, its URL. */
export function useChatText(): string {
  const { pathname } = useLocation();
  const productId = PRODUCT_PAGE.exec(pathname)?.[1];
  const product = useAppSelector((state) =>
    productId === undefined ? undefined : selectProductById(state, productId),
  );
  const origin = useAppSelector((state) => state.shop.publicOrigin);
  const category = product?.category ?? parseCategory(pathname.split('/')[1]);
  return buildChatText(getChatProduct(category), productId === undefined ? undefined : origin + pathname);
}
