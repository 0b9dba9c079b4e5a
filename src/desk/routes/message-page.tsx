import { PageHead } from '#desk/elements/page-head.tsx';

export default function MessagePage() {
  return <PageHead title="Message" />;
}
