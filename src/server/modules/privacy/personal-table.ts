import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The customer that personal data belongs to. */
export type Subject = {
  readonly userId: string;
  /** Failed sign-ins are counted under this hash; null once the account is deleted. */
  readonly emailHash: string | null;
  /**
   * Messages carry no account: they are the customer's if the customer has confirmed the same email, and had the account
   * by then. Otherwise a stranger who registers an email gets its earlier messages as soon as its owner confirms it.
   */
  readonly messageIds: readonly string[];
  readonly orderIds: readonly string[];
};

/** `shown` and `json` are in the customer's copy; `hidden` are secrets, hashes, marks of ours and notes of staff. */
type ColumnRule = 'shown' | 'json' | 'hidden';

export type PersonalTable = {
  readonly table: PgTable;
  /** The heading in the customer's copy. */
  readonly title: string;
  readonly isOf: (subject: Subject) => SQL | undefined;
  readonly columns: Readonly<Record<string, ColumnRule>>;
  /** `kept`: part of an order's record, whose personal fields are replaced in time (`order-records.ts`). */
  readonly onErasure: 'deleted' | 'kept';
};

/** Every column needs a rule: a new one without it does not compile. */
export const describePersonalTable = <Table extends PgTable>(
  table: Table,
  rules: Omit<PersonalTable, 'table' | 'columns'> & {
    columns: Readonly<Record<keyof Table['$inferSelect'] & string, ColumnRule>>;
  },
): PersonalTable => ({ table, ...rules });
