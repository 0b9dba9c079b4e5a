import type { DeskProduct } from '#contract/desk/products/desk-product.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useProduct, useProductPreview } from '#desk/api/products.ts';
import { useListAddress } from '#desk/elements/list/use-list-address.ts';
import { PagePreview } from '#desk/elements/preview/page-preview.tsx';

function describeContent({ draft, state }: DeskProduct): string {
  if (draft) return "This is a draft: customers don't see it yet.";
  return state === 'published'
    ? 'There are no unpublished changes: customers see this page.'
    : `There are no unpublished changes. The product is ${state}, so customers don't see this page.`;
}

/** Previews the product page with the draft. */
export function ProductPreview({ id }: { id: string }) {
  const { data: product } = useProduct(id);
  const list = useListAddress(deskPaths.products);
  return (
    <PagePreview
      query={useProductPreview(id)}
      back={{ to: deskPaths.product(id), state: { list } }}
      note={product && describeContent(product)}
      frameTitle="Preview of the product page"
      missing="Product not found"
    />
  );
}
