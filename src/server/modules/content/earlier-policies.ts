import { desc, eq } from 'drizzle-orm';
import {
  type ContentKey,
  type EarlierVersion,
  POLICY_KEYS,
  type PolicyKey,
  type PublishedContent,
} from '#contract/content/content-keys.ts';
import { contentKinds } from '#contract/content/content-kinds.ts';
import type { Database } from '#server/platform/database/database.ts';
import { contentHistory } from '#server/platform/database/tables/content-tables.ts';
import { parseContent } from './content-repository.ts';

export type EarlierPolicy = EarlierVersion & Pick<PublishedContent<PolicyKey>, 'content' | 'note'>;
export type EarlierPolicies = ReadonlyMap<ContentKey, readonly EarlierPolicy[]>;

/** Limits memory: the shop keeps these versions of three policies, about 15 KB each. */
const MAX_EARLIER_VERSIONS = 30;

/** Lists the replaced versions of policies that customers can still read, newest first, down to the shipped text. */
export async function readEarlierPolicies(db: Database): Promise<EarlierPolicies> {
  const earlier = new Map<ContentKey, readonly EarlierPolicy[]>();
  for (const key of POLICY_KEYS) {
    const published = await db
      .select()
      .from(contentHistory)
      .where(eq(contentHistory.key, key))
      .orderBy(desc(contentHistory.number))
      // One more, the version in force.
      .limit(MAX_EARLIER_VERSIONS + 1);
    earlier.set(key, listEarlier(key, published));
  }
  return earlier;
}

type Row = typeof contentHistory.$inferSelect;

function listEarlier(key: PolicyKey, published: readonly Row[]): readonly EarlierPolicy[] {
  // A shop may not have stored this yet at its first publication.
  const shipped = { number: 0, at: null, note: null, content: contentKinds[key].shipped };
  const versions = [
    ...published.map((row) => ({
      ...row,
      content: parseContent(key, row.content) as EarlierPolicy['content'] | undefined,
    })),
    ...(published.at(-1)?.number === 1 ? [shipped] : []),
  ];
  return versions.slice(1, MAX_EARLIER_VERSIONS + 1).flatMap(({ number, at, note, content }, index) => {
    const replacedAt = published[index]?.at.toISOString();
    return content && replacedAt
      ? [{ content, number, publishedAt: at?.toISOString() ?? null, ...describeNote(note), replacedAt }]
      : [];
  });
}

export const describeNote = (note: string | null): Pick<PublishedContent, 'note'> => (note === null ? {} : { note });
