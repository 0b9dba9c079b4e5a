import { ContentList } from '#desk/features/content/content-list.tsx';

export default function ContentPage() {
  return <ContentList />;
}
