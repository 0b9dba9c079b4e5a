import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { FACT_FIELDS, listFactChanges } from '#contract/desk/fact-fields.ts';
import { type SettingsView, saveSettings, settingsSchema } from '#contract/desk/settings.ts';
import { type ShopFacts, shopFactsSchema } from '#contract/public-settings.ts';
import { readConflict } from '#desk/api/desk-error.ts';
import { useStoreSettings } from '#desk/api/settings.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { useValidatedForm } from '#ui/forms/use-validated-form.ts';
import { type FactValues, findValueProblems, toFacts, toFactValues, toFieldName } from './fact-values.ts';
import { createSettingsDraft, readSettingsDraft } from './settings-draft.ts';

/** The result of the last save, for the message. */
type Outcome = 'saved' | 'unchanged' | undefined;

/** The state of the settings form. Saving names the version that was edited, so that it detects conflicts. */
export function useSettingsForm(loaded: SettingsView) {
  const [base, setBase] = useState(() => readSettingsDraft()?.base ?? loaded);
  const saved = useMemo(() => toFactValues(base.facts), [base]);
  const draft = useMemo(() => createSettingsDraft(base), [base]);
  const form = useValidatedForm<FactValues>({ saved, validate: findValueProblems, draft });
  const [preview, setPreview] = useState<ShopFacts>();
  const [outcome, setOutcome] = useState<Outcome>();
  const storeSettings = useStoreSettings();
  const action = useDeskAction(saveSettings, (settings) => {
    setPreview(undefined);
    setOutcome('saved');
    setBase(settings);
    form.discardEdits(toFactValues(settings.facts));
    storeSettings(settings);
  });
  const values = form.watch();
  const isEdited = FACT_FIELDS.some(({ path }) => isDifferent(toFieldName(path), values, saved));
  useLeaveWarning(isEdited);

  const showPreview = form.handleSubmit((typed) => {
    const facts = z.parse(shopFactsSchema, toFacts(typed));
    const hasChanges = listFactChanges(base.facts, facts).length > 0;
    setOutcome(hasChanges ? undefined : 'unchanged');
    if (hasChanges) setPreview(facts);
    else form.discardEdits(saved);
  });
  const conflict = readConflict(action.error, settingsSchema);

  return {
    form,
    base,
    values,
    preview,
    outcome,
    isEdited,
    isBusy: action.isPending,
    error: conflict ? undefined : action.error,
    conflict,
    showPreview,
    closePreview: () => {
      setPreview(undefined);
      action.reset();
    },
    save: () => preview && action.mutate({ body: { version: base.version, facts: preview } }),
    discard: () => form.discardEdits(saved),
    /** Accepts other people's changes; other edits stay. */
    acceptCurrent: () => {
      if (!conflict) return;
      const theirs = new Set(listFactChanges(base.facts, conflict.facts).map(({ path }) => toFieldName(path)));
      const mine = Object.fromEntries(
        Object.entries(values).filter(([name]) => isDifferent(name, values, saved) && !theirs.has(name)),
      );
      form.discardEdits({ ...toFactValues(conflict.facts), ...mine });
      createSettingsDraft(conflict).write(mine);
      setBase(conflict);
      setPreview(undefined);
      storeSettings(conflict);
      action.reset();
    },
  };
}

const isDifferent = (name: string, values: FactValues, saved: FactValues): boolean =>
  (values[name] ?? '') !== (saved[name] ?? '');

/** Asks before the tab closes, because the draft survives only a reload. */
function useLeaveWarning(isEdited: boolean): void {
  useEffect(() => {
    if (!isEdited) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isEdited]);
}
