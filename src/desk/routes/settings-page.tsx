import { PageHead } from '#desk/elements/page-head.tsx';

export default function SettingsPage() {
  return <PageHead title="Settings" />;
}
