import { createHash } from 'node:crypto';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { uploadPicture } from '#contract/desk/products/pictures.ts';
import { getUploadUrl, listUploadFiles } from '#domain/catalogue/pictures/uploaded-pictures.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import { createConcurrencyLimiter } from '#server/http/limits/concurrency-limiter.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { pictures } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import type { EncodedPicture } from '#server/platform/pictures/decoding/encode-pixels.ts';
import type { PictureDecoder } from '#server/platform/pictures/decoding/picture-decoder.ts';
import { detectFormat } from '#server/platform/pictures/decoding/picture-format.ts';
import { PictureRefusedError } from '#server/platform/pictures/decoding/picture-refusal.ts';
import type { PictureStorage } from '#server/platform/pictures/picture-storage.ts';

type PictureServiceDeps = { db: Database; clock: Clock; storage: PictureStorage; decoder: PictureDecoder };
type UploadedPicture = DeskData<typeof uploadPicture>;
type PictureFile = { readonly name: string; readonly content: Uint8Array };

/** Limits the uploads that wait while another is decoded; each may hold 25 MB. */
const MAX_WAITING_UPLOADS = 8;
const HASH_LENGTH = 16;

export function createPictureService({ db, clock, storage, decoder }: PictureServiceDeps) {
  const limit = createConcurrencyLimiter({ maxConcurrent: 1, maxQueued: MAX_WAITING_UPLOADS });

  async function writeMissing(files: readonly PictureFile[]): Promise<void> {
    for (const { name, content } of files) if (!(await storage.exists(name))) await storage.write(name, content);
  }

  return {
    /** The same picture always gets the same address and one set of files. */
    async upload(file: Uint8Array, actor: AuditActor): Promise<UploadedPicture> {
      const detected = detectFormat(file);
      if ('refusal' in detected) throw createBadRequestError(detected.refusal);
      const encoded = await limit(() => decoder.decode(file)).catch(rethrowRefusal);
      const { picture, files } = namePicture(encoded);
      await writeMissing(files);
      await runInTransaction(db, async (tx) => {
        await storePicture(tx, picture, { uploadedAt: clock.now(), uploadedBy: actor.name });
        // Until this transaction ends, no sweep removes files of this picture; one may have done so before.
        await writeMissing(files);
        const object = { objectKind: 'picture', objectId: picture.url, object: picture.url };
        const action = 'picture uploaded';
        await recordAudit(tx, { actor, permission: 'catalogue.edit', action, ...object, at: clock.now() });
      });
      return picture;
    },
  };
}

function rethrowRefusal(error: unknown): never {
  throw error instanceof PictureRefusedError ? createBadRequestError(error.message) : error;
}

/** Names the picture after its content, so that an address never changes its content. */
function namePicture({ width, height, dominantColor, fallback, variants }: EncodedPicture) {
  const hash = createHash('sha256').update(fallback);
  for (const { content } of variants) hash.update(content);
  const url = getUploadUrl(hash.digest('hex').slice(0, HASH_LENGTH));
  const widths = variants.map((variant) => variant.width);
  const contents = [fallback, ...variants.map(({ content }) => content)];
  const files = listUploadFiles({ url, widths }).map((name, index) => ({ name, content: contents[index] ?? fallback }));
  return { picture: { url, width, height, dominantColor, widths }, files };
}

type Upload = { readonly uploadedAt: Date; readonly uploadedBy: string };

/** Uploading a picture again starts its time from the beginning. */
async function storePicture(tx: Database, { widths, ...picture }: UploadedPicture, upload: Upload): Promise<void> {
  const row = { ...picture, widths: widths.join(','), ...upload, unusedSince: null };
  await tx.insert(pictures).values(row).onConflictDoUpdate({ target: pictures.url, set: row });
}
