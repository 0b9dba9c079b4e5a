import { ImportProducts } from '#desk/features/products/import/import-products.tsx';

export default function ImportProductsPage() {
  return <ImportProducts />;
}
