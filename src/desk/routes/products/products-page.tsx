import { ProductsList } from '#desk/features/products/list/products-list.tsx';

export default function ProductsPage() {
  return <ProductsList />;
}
