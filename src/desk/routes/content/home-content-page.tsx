import { ContentEditor } from '#desk/features/content/editor/content-editor.tsx';
import { HomeFields } from '#desk/features/content/home/home-fields.tsx';

export default function HomeContentPage() {
  return <ContentEditor contentKey="home">{(fields) => <HomeFields {...fields} />}</ContentEditor>;
}
