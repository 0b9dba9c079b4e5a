import { and, desc, eq, sql } from 'drizzle-orm';
import type { AnyContent, ContentKey } from '#contract/content/content-keys.ts';
import { contentKinds } from '#contract/content/content-kinds.ts';
import type { AuditActor } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { contentDocuments, contentHistory, contentState } from '#server/platform/database/tables/content-tables.ts';

/** A document as it is stored, or as it ships. */
export type ContentRecord = {
  readonly key: ContentKey;
  readonly version: number;
  readonly draft: AnyContent | null;
  /** True if the stored draft cannot be read by this release. */
  readonly hasUnreadableDraft: boolean;
  readonly published: AnyContent;
  readonly publishedNumber: number;
  readonly publishedAt: Date | null;
  /** Null while nobody has edited it. */
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
  readonly changedById: string | null;
};
type Row = typeof contentDocuments.$inferSelect;

const STATE_ID = 'content';

export async function readContentVersion(db: Database): Promise<number> {
  const [row] = await db.select().from(contentState).where(eq(contentState.id, STATE_ID));
  return row?.version ?? 0;
}

/** Makes every process read the published content again. */
export async function raiseContentVersion(tx: Database): Promise<void> {
  await tx
    .insert(contentState)
    .values({ id: STATE_ID, version: 1 })
    .onConflictDoUpdate({ target: contentState.id, set: { version: sql`${contentState.version} + 1` } });
}

export async function readRecord(db: Database, key: ContentKey): Promise<ContentRecord> {
  const [row] = await db.select().from(contentDocuments).where(eq(contentDocuments.key, key));
  return toRecord(db, key, row);
}

export async function readRows(db: Database): Promise<ReadonlyMap<string, Row>> {
  const rows = await db.select().from(contentDocuments);
  return new Map(rows.map((row) => [row.key, row]));
}

type Change = { readonly version: number; readonly at: Date; readonly actor: AuditActor };

/** Claims the next version; others wait until the transaction ends. Returns nothing if the document has another version. */
export async function claimVersion(
  tx: Database,
  key: ContentKey,
  { version, at, actor }: Change,
): Promise<ContentRecord | undefined> {
  const change = { changedAt: at, changedBy: actor.name, changedById: actor.staffId };
  await tx
    .insert(contentDocuments)
    .values({ key, version: 0, publishedNumber: 0, ...change })
    .onConflictDoNothing();
  const [row] = await tx
    .update(contentDocuments)
    .set({ version: version + 1, ...change })
    .where(and(eq(contentDocuments.key, key), eq(contentDocuments.version, version)))
    .returning();
  return row && toRecord(tx, key, row);
}

export async function storeDraft(tx: Database, key: ContentKey, draft: AnyContent | null): Promise<void> {
  await tx
    .update(contentDocuments)
    .set({ draft: draft && JSON.stringify(draft) })
    .where(eq(contentDocuments.key, key));
}

export async function toRecord(db: Database, key: ContentKey, row: Row | undefined): Promise<ContentRecord> {
  const draft = parseContent(key, row?.draft ?? null) ?? null;
  const published = await readPublication(db, key, row);
  return {
    key,
    version: row?.version ?? 0,
    draft,
    hasUnreadableDraft: draft === null && typeof row?.draft === 'string',
    published: published?.content ?? contentKinds[key].shipped,
    publishedNumber: row?.publishedNumber ?? 0,
    publishedAt: row?.publishedAt ?? null,
    changedAt: row?.changedAt ?? null,
    changedBy: row?.changedBy ?? null,
    changedById: row?.changedById ?? null,
  };
}

export type PublishedVersion = {
  readonly content: AnyContent;
  readonly number: number;
  readonly at: Date | null;
  readonly note: string | null;
};

/** Returns the newest published version that this release can read. */
export async function readPublication(
  db: Database,
  key: ContentKey,
  row: Row | undefined,
): Promise<PublishedVersion | undefined> {
  if (!row || row.published === null) return undefined;
  const content = parseContent(key, row.published);
  if (content) return { content, number: row.publishedNumber, at: row.publishedAt, note: row.publishedNote };
  const entries = await db
    .select()
    .from(contentHistory)
    .where(eq(contentHistory.key, key))
    .orderBy(desc(contentHistory.number));
  for (const { content: text, number, at, note } of entries) {
    const earlier = parseContent(key, text);
    if (earlier) return { content: earlier, number, at, note };
  }
  return undefined;
}

/** Returns nothing for content that this release cannot read. */
export function parseContent(key: ContentKey, text: string | null): AnyContent | undefined {
  if (text === null) return undefined;
  try {
    return contentKinds[key].schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
