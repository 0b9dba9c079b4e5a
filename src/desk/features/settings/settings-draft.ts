import * as z from 'zod/mini';
import { type SettingsView, settingsSchema } from '#contract/desk/settings.ts';
import { readDraft, writeDraft } from '#desk/api/drafts.ts';
import { type FactValues, toFactValues } from './fact-values.ts';

const DRAFT_NAME = 'settings';

/** The edits and the settings they are based on, with which saving compares. */
const draftSchema = z.object({ base: settingsSchema, edited: z.record(z.string(), z.string()) });
type SettingsDraft = z.infer<typeof draftSchema>;

export function readSettingsDraft(): SettingsDraft | undefined {
  try {
    return z.safeParse(draftSchema, JSON.parse(readDraft(DRAFT_NAME))).data;
  } catch {
    return undefined;
  }
}

/** The form's draft storage: stores edited fields with their base. */
export const createSettingsDraft = (base: SettingsView) => ({
  read(): Partial<FactValues> {
    const draft = readSettingsDraft();
    return draft?.base.version === base.version ? draft.edited : {};
  },
  write(values: Partial<FactValues>): void {
    const saved = toFactValues(base.facts);
    const edited = Object.entries(values).filter(([name, value]) => value !== saved[name]);
    const draft = { base, edited: Object.fromEntries(edited) };
    writeDraft(DRAFT_NAME, edited.length === 0 ? '' : JSON.stringify(draft));
  },
  clear: () => writeDraft(DRAFT_NAME, ''),
});
