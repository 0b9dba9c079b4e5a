import { useParams } from 'react-router';
import { PackingSlip } from '#desk/features/orders/slip/packing-slip.tsx';

export default function PackingSlipPage() {
  const { id = '' } = useParams();
  return <PackingSlip id={id} />;
}
