import { ContentEditor } from '#desk/features/content/editor/content-editor.tsx';

export default function HomeContentPage() {
  return <ContentEditor contentKey="home">{() => <p>Soon.</p>}</ContentEditor>;
}
