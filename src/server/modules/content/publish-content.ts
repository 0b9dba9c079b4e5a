import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AnyContent, ContentKey } from '#contract/content/content-keys.ts';
import { contentKinds } from '#contract/content/content-kinds.ts';
import { SHIPPED_SINCE } from '#contract/content/policy-versions.ts';
import { findUploadUrls } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import type { Database } from '#server/platform/database/database.ts';
import { contentDocuments, contentHistory } from '#server/platform/database/tables/content-tables.ts';
import { claimPictures } from '#server/platform/pictures/claim-pictures.ts';
import { findMissingVideo, hasAllPictures } from './content-pictures.ts';
import { type ContentRecord, raiseContentVersion } from './content-repository.ts';

const MISSING_PICTURE = 'The file of a picture is missing. Remove the picture and upload it again.';
const BEFORE_THE_FIRST = 'Shipped with the shop';

type Publication = { readonly at: Date; readonly by: string; readonly note: string | null };

/** Checks the draft, puts it in force and adds it to the history. Throws 400 with what it lacks. */
export async function publishDraft(
  tx: Database,
  record: ContentRecord,
  draft: AnyContent,
  publication: Publication,
): Promise<void> {
  const { key } = record;
  const { at, note } = publication;
  const [problem] = findProblems(key, draft);
  if (problem) throw createBadRequestError(problem.message);
  const content = JSON.stringify(draft);
  const missing = await claimPictures(tx, findUploadUrls(content));
  if (missing.length > 0 || !(await hasAllPictures(tx, draft))) throw createBadRequestError(MISSING_PICTURE);
  const video = findMissingVideo(content);
  if (video !== undefined)
    throw createBadRequestError(`There is no file public${video}. Add it, or choose another video.`);
  const number = record.publishedNumber + 1;
  await tx
    .update(contentDocuments)
    .set({ draft: null, published: content, publishedNumber: number, publishedAt: at, publishedNote: note })
    .where(eq(contentDocuments.key, key));
  if (number === 1) await storeShipped(tx, key);
  await tx.insert(contentHistory).values({ id: randomUUID(), key, number, content, ...publication });
  await raiseContentVersion(tx);
}

/** Stores the shipped content before the first publication, because later releases may ship something else. */
async function storeShipped(tx: Database, key: ContentKey): Promise<void> {
  const content = JSON.stringify(contentKinds[key].shipped);
  const entry = { id: randomUUID(), key, number: 0, content, at: new Date(SHIPPED_SINCE), by: BEFORE_THE_FIRST };
  await tx.insert(contentHistory).values(entry);
}

/** Each kind checks what its own schema has read. */
const findProblems = (key: ContentKey, content: AnyContent) =>
  (contentKinds[key].findProblems as (content: AnyContent) => readonly { message: string }[])(content);
