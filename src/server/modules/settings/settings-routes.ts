import { getSettings, saveSettings } from '#contract/desk/settings.ts';
import { bindDeskHandlers } from '#server/http/desk/desk-endpoint-routes.ts';
import { createSettingsService } from './settings-service.ts';

/** The desk's endpoints about settings. */
export function createSettingsRoutes(deps: Parameters<typeof createSettingsService>[0]) {
  const service = createSettingsService(deps);
  return bindDeskHandlers(
    { getSettings, saveSettings },
    { getSettings: service.read, saveSettings: ({ body, actor }) => service.save(body, actor) },
    { saveSettings: service.read },
  );
}
