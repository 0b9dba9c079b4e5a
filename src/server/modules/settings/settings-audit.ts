import type { FactChange } from '#contract/desk/fact-fields.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { SETTINGS_ID } from './settings-repository.ts';

type SettingsChange = {
  readonly actor: AuditActor;
  readonly action: string;
  readonly changes: readonly FactChange[];
  readonly at: Date;
};

const NOT_SET = 'not set';

/** Business facts are public, but the grievance officer is a person, of whom the log keeps no values. */
export const recordSettingsChange = (tx: Database, { changes, ...entry }: SettingsChange): Promise<void> =>
  recordAudit(tx, {
    ...entry,
    permission: 'settings.edit',
    objectKind: 'settings',
    objectId: SETTINGS_ID,
    object: 'Settings',
    changes: changes.map(({ label, from, to, isPersonal }) => ({
      field: label,
      from: isPersonal ? null : from || NOT_SET,
      to: isPersonal ? null : to || NOT_SET,
    })),
  });
