import { useParams } from 'react-router';
import { ProductHistory } from '#desk/features/products/history/product-history.tsx';

export default function ProductHistoryPage() {
  const { id = '' } = useParams();
  return <ProductHistory key={id} id={id} />;
}
