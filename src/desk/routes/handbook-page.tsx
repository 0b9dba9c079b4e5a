import { Handbook } from '../features/handbook/handbook.tsx';

export default function HandbookPage() {
  return <Handbook />;
}
