import { listFactChanges } from '#contract/desk/fact-fields.ts';
import type { SettingsView } from '#contract/desk/settings.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import { ChangedDialog } from '#desk/elements/dialogs/changed-dialog.tsx';
import { Time } from '#desk/elements/figures.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import styles from './settings-form.module.css';
import { BusinessFields, ContactFields, DeliveryFields, SampleFields, SizeFields } from './settings-groups.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** Edits all business facts, with a preview before saving. */
export function SettingsForm({ loaded }: { loaded: SettingsView }) {
  const settings = useSettingsForm(loaded);
  const { form, base, values, preview, outcome, isEdited, conflict } = settings;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void settings.showPreview(event)}>
      <p className={styles.note}>
        {base.changedBy === null
          ? 'Nobody has changed the settings yet. They come from the file that the shop was started with, as of'
          : `Last changed by ${base.changedBy} on`}{' '}
        <Time at={base.changedAt} />. What you save goes live at once, in the shop and in emails.
      </p>
      {base.facts.sample && (
        <Panel title="These are sample facts">
          <p>A shop can't go live with them. Replace them with your own, then tick this box and save.</p>
          <Checkbox
            checked={values.sample === ''}
            onChange={({ target }) => form.setValue('sample', target.checked ? '' : 'yes')}
          >
            These are the facts of my business
          </Checkbox>
        </Panel>
      )}
      <BusinessFields form={form} />
      <ContactFields form={form} />
      <DeliveryFields form={form} holidays={values.delivery_holidays} />
      <SampleFields form={form} />
      <SizeFields form={form} />
      <div className={styles.actions}>
        <p role="status" className={styles.note}>
          {!isEdited && outcome === 'saved' && 'Saved. The shop shows the new settings.'}
          {!isEdited && outcome === 'unchanged' && 'Nothing has changed.'}
        </p>
        {isEdited && (
          <Button variant="quiet" onClick={settings.discard}>
            Discard changes
          </Button>
        )}
        <Button type="submit">Review changes</Button>
      </div>
      {preview && !conflict && (
        <PreviewDialog
          before={base.facts}
          after={preview}
          isBusy={settings.isBusy}
          error={settings.error}
          onClose={settings.closePreview}
          onSave={settings.save}
        />
      )}
      {preview && conflict && (
        <ChangedDialog
          title="The settings have changed"
          lead={
            <>
              {conflict.changedBy ?? 'A restart of the shop'} changed them on <Time at={conflict.changedAt} />. Your
              changes weren't saved. These fields now show the current values; your other changes are still in the form.
            </>
          }
          differences={listConflicts(base.facts, preview, conflict.facts)}
          acceptLabel="Continue with the current settings"
          onAccept={settings.acceptCurrent}
        />
      )}
    </form>
  );
}

const NO_VALUE = 'Not set';

/** Lists the fields that somebody else changed, with my value and the current one. */
function listConflicts(base: ShopFacts, mine: ShopFacts, current: ShopFacts) {
  const theirs = new Set(listFactChanges(base, current).map(({ path }) => path));
  return listFactChanges(mine, current)
    .filter(({ path }) => theirs.has(path))
    .map(({ label, from, to }) => ({ label, from: from || NO_VALUE, to: to || NO_VALUE }));
}
