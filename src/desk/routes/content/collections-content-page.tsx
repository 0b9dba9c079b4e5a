import { CollectionsFields } from '#desk/features/content/collections/collections-fields.tsx';
import { ContentEditor } from '#desk/features/content/editor/content-editor.tsx';

export default function CollectionsContentPage() {
  return <ContentEditor contentKey="collections">{(fields) => <CollectionsFields {...fields} />}</ContentEditor>;
}
