import { useSettings } from '#desk/api/settings.ts';
import { PageHead } from '#desk/elements/page-head.tsx';
import { QueryView } from '#desk/elements/query-view.tsx';
import { SettingsForm } from '../features/settings/settings-form.tsx';

export default function SettingsPage() {
  const query = useSettings();
  return (
    <QueryView query={query} loading="Loading the settings…">
      {(loaded) => (
        <>
          <PageHead title="Settings" />
          <SettingsForm loaded={loaded} />
        </>
      )}
    </QueryView>
  );
}
