import {
  type AnyContent,
  CONTENT_KEYS,
  type ContentDocuments,
  type ContentKey,
  type PublishedContent,
  type ReadContent,
} from '#contract/content/content-keys.ts';
import { contentKinds } from '#contract/content/content-kinds.ts';
import { type FindNewAddress, followMovedLinks } from '#contract/content/home-targets.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type LiveValue, type LiveValueOptions, startLiveValue } from '#server/platform/live-value.ts';
import type { ShopLogger } from '#server/platform/logger.ts';
import { type PublishedVersion, readContentVersion, readPublication, readRows } from './content-repository.ts';
import { describeNote, type EarlierPolicies, type EarlierPolicy, readEarlierPolicies } from './earlier-policies.ts';

type PublishedDocuments = {
  readonly version: number;
  readonly documents: ReadonlyMap<ContentKey, PublishedContent>;
  /** The versions of policies, newest first. */
  readonly earlier: EarlierPolicies;
};

/** The published content in memory; every process follows the desk within a second. */
export type LiveContent = LiveValue<PublishedDocuments>;

type LiveContentOptions = LiveValueOptions & { db: Database; logger: Pick<ShopLogger, 'warn'> };

const POLL_INTERVAL_MS = 400;

export const startLiveContent = ({ db, logger, ...options }: LiveContentOptions): Promise<LiveContent> =>
  startLiveValue(
    {
      readVersion: () => readContentVersion(db),
      async read() {
        // The version first: a change in between is read again with the next check.
        const version = await readContentVersion(db);
        const earlier = await readEarlierPolicies(db);
        return { version, earlier, documents: await readPublished(db, logger, earlier) };
      },
    },
    { pollIntervalMs: POLL_INTERVAL_MS, ...options },
  );

async function readPublished(
  db: Database,
  logger: Pick<ShopLogger, 'warn'>,
  earlierPolicies: EarlierPolicies,
): Promise<PublishedDocuments['documents']> {
  const rows = await readRows(db);
  const documents = new Map<ContentKey, PublishedContent>();
  for (const key of CONTENT_KEYS) {
    const row = rows.get(key);
    const published = await readPublication(db, key, row);
    if (row?.published && published?.number !== row.publishedNumber)
      logger.warn(
        { key, shown: published?.number ?? 0 },
        'published content cannot be read; the shop shows an earlier one',
      );
    if (published) documents.set(key, describePublication(published, earlierPolicies.get(key)));
  }
  return documents;
}

function describePublication(
  { content, number, at, note }: PublishedVersion,
  policies: readonly EarlierPolicy[] | undefined,
): PublishedContent {
  const earlier = policies
    ?.filter((version) => version.number < number)
    .map(({ content: _, note: __, ...version }) => version);
  const publishedAt = at?.toISOString() ?? null;
  return { content, number, publishedAt, ...describeNote(note), ...(earlier && { earlier }) };
}

/** Reads the published content, by default the shipped one. Its links lead to the new addresses of what was renamed. */
export const createContentReader =
  (content: Pick<LiveContent, 'getCurrent'>, findNewAddress: FindNewAddress): ReadContent =>
  <Key extends ContentKey>(key: Key, number?: number) => {
    const { documents, earlier } = content.getCurrent();
    const wanted = number === undefined ? undefined : earlier.get(key)?.find((version) => version.number === number);
    const found = wanted ?? documents.get(key) ?? { content: contentKinds[key].shipped, number: 0, publishedAt: null };
    // Sound because `parseContent` reads each document with the schema of its own kind.
    return { ...found, content: updateLinks(key, found.content, findNewAddress) } as PublishedContent<Key>;
  };

export const updateLinks = (key: ContentKey, content: AnyContent, findNewAddress: FindNewAddress): AnyContent =>
  key === 'home' ? followMovedLinks(content as ContentDocuments['home'], findNewAddress) : content;
