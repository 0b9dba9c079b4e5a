import type { ContentKey } from '#contract/content/content-keys.ts';
import { ContentPreview } from '#desk/features/content/content-preview.tsx';

export default function ContentPreviewPage({ contentKey }: { contentKey: ContentKey }) {
  return <ContentPreview contentKey={contentKey} />;
}
