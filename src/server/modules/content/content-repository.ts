import { and, eq, sql } from 'drizzle-orm';
import type { AnyContent, ContentKey } from '#contract/content/content-keys.ts';
import { contentKinds } from '#contract/content/content-kinds.ts';
import type { Database } from '#server/platform/database/database.ts';
import { contentDocuments, contentState } from '#server/platform/database/tables/content-tables.ts';

/** A document as it is stored, or as it ships. */
export type ContentRecord = {
  readonly key: ContentKey;
  readonly version: number;
  readonly draft: AnyContent | null;
  readonly published: AnyContent;
  readonly publishedNumber: number;
  readonly publishedAt: Date | null;
  /** Null while nobody has edited it. */
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
};
type Row = typeof contentDocuments.$inferSelect;

const STATE_ID = 'content';

export async function readContentVersion(db: Database): Promise<number> {
  const [row] = await db.select().from(contentState).where(eq(contentState.id, STATE_ID));
  return row?.version ?? 0;
}

/** Of published content: every process reads it again. */
export async function raiseContentVersion(tx: Database): Promise<void> {
  await tx
    .insert(contentState)
    .values({ id: STATE_ID, version: 1 })
    .onConflictDoUpdate({ target: contentState.id, set: { version: sql`${contentState.version} + 1` } });
}

export async function readRecord(db: Database, key: ContentKey): Promise<ContentRecord> {
  const [row] = await db.select().from(contentDocuments).where(eq(contentDocuments.key, key));
  return toRecord(key, row);
}

export async function readRows(db: Database): Promise<ReadonlyMap<string, Row>> {
  const rows = await db.select().from(contentDocuments);
  return new Map(rows.map((row) => [row.key, row]));
}

type Change = { readonly version: number; readonly at: Date; readonly by: string };

/** Claims the next version; others wait until the transaction ends. Returns nothing if the document has another version. */
export async function claimVersion(
  tx: Database,
  key: ContentKey,
  { version, at, by }: Change,
): Promise<ContentRecord | undefined> {
  const change = { changedAt: at, changedBy: by };
  await tx
    .insert(contentDocuments)
    .values({ key, version: 0, publishedNumber: 0, ...change })
    .onConflictDoNothing();
  const [row] = await tx
    .update(contentDocuments)
    .set({ version: version + 1, ...change })
    .where(and(eq(contentDocuments.key, key), eq(contentDocuments.version, version)))
    .returning();
  return row && toRecord(key, row);
}

export async function storeDraft(tx: Database, key: ContentKey, draft: AnyContent | null): Promise<void> {
  await tx
    .update(contentDocuments)
    .set({ draft: draft && JSON.stringify(draft) })
    .where(eq(contentDocuments.key, key));
}

export const toRecord = (key: ContentKey, row: Row | undefined): ContentRecord => ({
  key,
  version: row?.version ?? 0,
  draft: parseContent(key, row?.draft ?? null) ?? null,
  published: parseContent(key, row?.published ?? null) ?? contentKinds[key].shipped,
  publishedNumber: row?.publishedNumber ?? 0,
  publishedAt: row?.publishedAt ?? null,
  changedAt: row?.changedAt ?? null,
  changedBy: row?.changedBy ?? null,
});

/** Returns nothing for content that this release cannot read. */
export function parseContent(key: ContentKey, text: string | null): AnyContent | undefined {
  if (text === null) return undefined;
  try {
    return contentKinds[key].schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
