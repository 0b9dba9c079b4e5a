import { useParams } from 'react-router';
import { ProductEditor } from '#desk/features/products/editor/product-editor.tsx';

export default function ProductPage() {
  const { id = '' } = useParams();
  return <ProductEditor key={id} id={id} />;
}
