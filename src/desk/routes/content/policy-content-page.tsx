import { ContentEditor } from '#desk/features/content/editor/content-editor.tsx';

type PolicyKey = 'policy-terms' | 'policy-privacy' | 'policy-returns';

export default function PolicyContentPage({ contentKey }: { contentKey: PolicyKey }) {
  return (
    <ContentEditor key={contentKey} contentKey={contentKey}>
      {() => <p>Soon.</p>}
    </ContentEditor>
  );
}
