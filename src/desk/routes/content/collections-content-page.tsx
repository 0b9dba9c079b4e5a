import { ContentEditor } from '#desk/features/content/editor/content-editor.tsx';

export default function CollectionsContentPage() {
  return <ContentEditor contentKey="collections">{() => <p>Soon.</p>}</ContentEditor>;
}
