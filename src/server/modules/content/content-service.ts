import { and, desc, eq } from 'drizzle-orm';
import { listContentChanges } from '#contract/content/content-changes.ts';
import { type AnyContent, CONTENT_KEYS, type ContentKey } from '#contract/content/content-keys.ts';
import { contentKinds } from '#contract/content/content-kinds.ts';
import {
  type ContentConflict,
  type ContentTargets,
  type DeskContent,
  type listContent,
  type listContentHistory,
  SHIPPED_ENTRY,
} from '#contract/desk/content.ts';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import { findUploadUrls } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { AppError, ConflictError, createBadRequestError } from '#server/http/app-error.ts';
import { type AuditActor, recordAudit, toAuditChanges } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { contentHistory } from '#server/platform/database/tables/content-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { claimPictures } from '#server/platform/pictures/claim-pictures.ts';
import {
  type ContentRecord,
  claimVersion,
  parseContent,
  readRecord,
  readRows,
  storeDraft,
  toRecord,
} from './content-repository.ts';
import { describeTargets, findHidden, type ReadTargets } from './content-targets.ts';
import type { LiveContent } from './live-content.ts';
import { publishDraft } from './publish-content.ts';

type ContentServiceDeps = {
  db: Database;
  clock: Clock;
  content: Pick<LiveContent, 'refresh'>;
  readTargets: ReadTargets;
};
type Input<Body = object> = {
  readonly params: { readonly key: ContentKey };
  readonly body: { readonly version: number } & Body;
  readonly actor: AuditActor;
};
/** The audit entry's description of a change. */
type Recorded = { readonly action: string; readonly from: unknown; readonly to: unknown };

const CHANGED_MESSAGE = 'Someone else changed this text. Compare both versions before you save yours.';
const NO_DRAFT = 'There are no unpublished changes.';
const MAX_ENTRIES = 100;
const UNREADABLE_DRAFT =
  "Another release of the shop saved unpublished changes that this one can't read. Use that release, or discard them.";

/** Changes of the desk: version, change and audit entry are one transaction. */
export function createContentService({ db, clock, content, readTargets }: ContentServiceDeps) {
  const getProductTitle = (id: string) => readTargets().products.find((product) => product.id === id)?.title;
  type Decide = (tx: Database, record: ContentRecord, at: Date) => Promise<Recorded>;
  const change = ({ params: { key }, body, actor }: Input, decide: Decide): Promise<DeskContent> =>
    runInTransaction(db, async (tx) => {
      const at = clock.now();
      const record = await claimVersion(tx, key, { version: body.version, at, actor });
      if (!record) {
        const document = describe(await readRecord(tx, key));
        throw new ConflictError(CHANGED_MESSAGE, { document } satisfies ContentConflict);
      }
      const { action, from, to } = await decide(tx, record, at);
      const changed = await readRecord(tx, key);
      await recordAudit(tx, {
        actor,
        permission: 'content.edit',
        action,
        objectKind: 'content',
        objectId: key,
        object: contentKinds[key].name,
        changes: toAuditChanges(listContentChanges(from, to, getProductTitle)),
        at,
      });
      return describe(changed);
    });

  return {
    async list(): Promise<DeskData<typeof listContent>> {
      const rows = await readRows(db);
      const targets = readTargets();
      const records = await Promise.all(CONTENT_KEYS.map((key) => toRecord(db, key, rows.get(key))));
      return {
        documents: records.map((record) => ({
          ...describeState(record),
          hiddenCount: findHidden(record.key, record.published, targets).length,
        })),
      };
    },

    read: async ({ params: { key } }: Pick<Input, 'params'>): Promise<DeskContent> =>
      describe(await readRecord(db, key)),

    async readTargets({ params: { key } }: Pick<Input, 'params'>): Promise<ContentTargets> {
      return describeTargets(await readRecord(db, key), readTargets());
    },

    saveDraft: (input: Input<{ content: unknown }>): Promise<DeskContent> => {
      const draft = requireContent(input.params.key, input.body.content);
      return change(input, async (tx, record) => {
        await replaceDraft(tx, record, draft);
        return { action: 'content draft saved', from: getEdited(record), to: draft };
      });
    },

    discard: (input: Input): Promise<DeskContent> =>
      change(input, async (tx, record) => {
        if (!record.draft && !record.hasUnreadableDraft) throw createBadRequestError(NO_DRAFT);
        await storeDraft(tx, record.key, null);
        return { action: 'content draft discarded', from: getEdited(record), to: record.published };
      }),

    async publish(input: Input<{ note?: string | undefined }>): Promise<DeskContent> {
      const document = await change(input, async (tx, record, at) => {
        requireReadableDraft(record);
        if (!record.draft) throw createBadRequestError(NO_DRAFT);
        await publishDraft(tx, record, record.draft, {
          at,
          by: input.actor.name,
          note: input.body.note?.trim() || null,
        });
        return { action: 'content published', from: record.published, to: record.draft };
      });
      // Applies the change in this process at once. It is stored, so after a failure the next poll applies it.
      await content.refresh().catch(() => undefined);
      return document;
    },

    revert: (input: Input<{ entryId: string }>): Promise<DeskContent> =>
      change(input, async (tx, record) => {
        const earlier = await readEntry(tx, record.key, input.body.entryId);
        if (isSame(earlier, record.published)) throw createBadRequestError('The shop already shows this version.');
        await replaceDraft(tx, record, earlier);
        return { action: 'content reverted', from: getEdited(record), to: earlier };
      }),

    async listHistory({ params: { key } }: Pick<Input, 'params'>): Promise<DeskData<typeof listContentHistory>> {
      const rows = await db
        .select()
        .from(contentHistory)
        .where(eq(contentHistory.key, key))
        .orderBy(desc(contentHistory.number))
        // One more, to compare the last with.
        .limit(MAX_ENTRIES + 1);
      const { shipped } = contentKinds[key];
      const published = rows.filter(({ number }) => number > 0).slice(0, MAX_ENTRIES);
      const entries = published.map(({ id, number, at, by, note, content: text }, index) => {
        const earlier = rows[index + 1]?.content ?? null;
        const before = earlier === null ? shipped : parseContent(key, earlier);
        const after = parseContent(key, text);
        const changes = before && after ? [...listContentChanges(before, after, getProductTitle)] : [];
        return { id, number, at: at.toISOString(), by, note, changes };
      });
      return { entries: [...entries, { id: SHIPPED_ENTRY, number: 0, at: null, by: null, note: null, changes: [] }] };
    },
  };
}

/** Throws 400 for content that does not match its schema. */
function requireContent(key: ContentKey, input: unknown): AnyContent {
  const parsed = contentKinds[key].schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const isTooLong = parsed.error.issues.some(({ code }) => code === 'too_big');
  const advice = isTooLong
    ? 'please shorten your longest text, or remove what you added last.'
    : 'this page is out of date. Copy what you typed and reload it.';
  throw createBadRequestError(`${contentKinds[key].name}: ${advice}`);
}

/** A draft that equals what the shop shows is no change. */
async function replaceDraft(tx: Database, record: ContentRecord, draft: AnyContent): Promise<void> {
  requireReadableDraft(record);
  const { key, published } = record;
  const isChange = !isSame(draft, published);
  if (isChange) await claimPictures(tx, findUploadUrls(JSON.stringify(draft)));
  await storeDraft(tx, key, isChange ? draft : null);
}

/** A draft that this release can't read is invisible in the desk, so nobody may replace it. */
function requireReadableDraft({ hasUnreadableDraft }: ContentRecord): void {
  if (hasUnreadableDraft) throw new AppError({ status: 409, message: UNREADABLE_DRAFT });
}

async function readEntry(tx: Database, key: ContentKey, entryId: string): Promise<AnyContent> {
  const isFirst = entryId === SHIPPED_ENTRY;
  const isEntry = isFirst ? eq(contentHistory.number, 0) : eq(contentHistory.id, entryId);
  const [entry] =
    isFirst || isUuid(entryId)
      ? await tx
          .select()
          .from(contentHistory)
          .where(and(eq(contentHistory.key, key), isEntry))
      : [];
  // The first publication stored its release's shipped content; until then, this release's applies.
  const content = parseContent(key, entry?.content ?? null) ?? (isFirst ? contentKinds[key].shipped : undefined);
  if (!content) throw createBadRequestError("We couldn't find this version.");
  return content;
}

const getEdited = ({ draft, published }: ContentRecord): AnyContent => draft ?? published;

const isSame = (a: AnyContent, b: AnyContent): boolean => sortedJson(a) === sortedJson(b);

/** The same for the same content, whatever the order of its fields. */
const sortedJson = (content: unknown): string =>
  JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

const describeState = ({
  draft,
  hasUnreadableDraft,
  published: _,
  publishedAt,
  changedAt,
  ...state
}: ContentRecord) => ({
  ...state,
  hasDraft: draft !== null || hasUnreadableDraft,
  publishedAt: publishedAt?.toISOString() ?? null,
  changedAt: changedAt?.toISOString() ?? null,
});

const describe = (record: ContentRecord): DeskContent => ({
  ...describeState(record),
  draft: record.draft as DeskContent['draft'],
  published: record.published as DeskContent['published'],
});
