import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { pictures } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import type { EncodedPicture } from '#server/platform/pictures/decoding/encode-pixels.ts';
import { createPictureFolder } from '#server/platform/pictures/picture-storage.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { createPictureService } from './picture-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await createTestDatabase();
});
afterAll(async () => {
  await connection.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  for (const table of [pictures, auditEntries]) await connection.db.delete(table);
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});

const FILE = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const encoded: EncodedPicture = {
  width: 800,
  height: 600,
  dominantColor: '#123456',
  fallback: Buffer.from('fallback'),
  variants: [{ width: 360, content: Buffer.from('variant') }],
};
const actor = { staffId: null, name: 'Asha', requestId: 'test' };
const storage = createPictureFolder(folder);
const createService = (decode: () => Promise<EncodedPicture>, files = storage) =>
  createPictureService({
    db: connection.db,
    clock: createTestClock(),
    storage: files,
    decoder: { decode, close() {} },
  });

describe('uploading', () => {
  it('decodes one file at a time, lets eight wait and refuses the rest with 503', async () => {
    const first = createDeferred<EncodedPicture>();
    let running = 0;
    let mostRunning = 0;
    const service = createService(async () => {
      mostRunning = Math.max(mostRunning, ++running);
      await first.promise;
      running--;
      return encoded;
    });
    const uploads = Array.from({ length: 12 }, () => service.upload(FILE, actor));
    const refused = await Promise.allSettled(uploads.slice(9));
    for (const result of refused)
      expect(result).toMatchObject({ status: 'rejected', reason: { status: 503, retryAfterSeconds: 2 } });
    first.resolve(encoded);
    const stored = await Promise.all(uploads.slice(0, 9));
    expect(new Set(stored.map(({ url }) => url)).size).toBe(1);
    expect(mostRunning).toBe(1);
  });

  it('stores nothing in the database when a file cannot be written', async () => {
    const broken = { ...storage, write: () => Promise.reject(new Error('disk full')) };
    const service = createService(async () => encoded, broken);
    await expect(service.upload(FILE, actor)).rejects.toThrow('disk full');
    expect([await connection.db.$count(pictures), await connection.db.$count(auditEntries)]).toEqual([0, 0]);
  });

  it('writes files again that disappeared before the row was stored', async () => {
    let existsCalls = 0;
    const swept = {
      ...storage,
      // The first look finds both files, which a sweep then removes.
      exists: async (name: string) => ++existsCalls <= 2 || storage.exists(name),
    };
    await createService(async () => encoded, swept).upload(FILE, actor);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('reports a failure of ours as one, not as a fault of the file', async () => {
    const service = createService(() => Promise.reject(new Error('no process')));
    await expect(service.upload(FILE, actor)).rejects.toThrow('no process');
  });
});
