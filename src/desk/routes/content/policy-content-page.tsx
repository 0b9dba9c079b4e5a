import type { PolicyKey } from '#contract/content/content-keys.ts';
import { ContentEditor } from '#desk/features/content/editor/content-editor.tsx';
import { PolicyFields } from '#desk/features/content/policies/policy-fields.tsx';

export default function PolicyContentPage({ contentKey }: { contentKey: PolicyKey }) {
  return (
    <ContentEditor key={contentKey} contentKey={contentKey}>
      {({ draft, change, announce }) => <PolicyFields policy={draft} change={change} announce={announce} />}
    </ContentEditor>
  );
}
