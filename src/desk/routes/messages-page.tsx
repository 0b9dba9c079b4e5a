import { PageHead } from '#desk/elements/page-head.tsx';

export default function MessagesPage() {
  return <PageHead title="Messages" />;
}
