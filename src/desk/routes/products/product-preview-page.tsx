import { useParams } from 'react-router';
import { ProductPreview } from '#desk/features/products/preview/product-preview.tsx';

export default function ProductPreviewPage() {
  const { id = '' } = useParams();
  return <ProductPreview key={id} id={id} />;
}
