import type { ContentKey } from '#contract/content/content-keys.ts';
import { ContentHistory } from '#desk/features/content/content-history.tsx';

export default function ContentHistoryPage({ contentKey }: { contentKey: ContentKey }) {
  return <ContentHistory contentKey={contentKey} />;
}
