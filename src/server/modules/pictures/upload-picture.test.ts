import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import { MAX_PICTURE_BYTES, uploadPicture } from '#contract/desk/products/pictures.ts';
import { MAX_FALLBACK_BYTES, MAX_VARIANT_BYTES } from '#domain/catalogue/pictures/picture-budgets.ts';
import { getVariantUrl } from '#domain/catalogue/pictures/picture-sources.ts';
import { pictures } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { createJpeg, createPhoto } from '#tests/support/pictures/sample-photos.ts';
import { createTestApp, minimalStorefrontBuild } from '#tests/support/shop/test-app.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await createTestDesk();
  cookie = await desk.getCookie((await desk.addStaff('owner')).email);
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.db.delete(pictures);
  for (const name of listFiles()) rmSync(join(desk.config.picturesDir, name));
});

const listFiles = () => readdirSync(desk.config.picturesDir);
const send = (body: unknown, type = 'image/jpeg', headers: Record<string, string> = {}) =>
  desk.send(uploadPicture.path, { cookie, body, headers: { 'content-type': type, ...headers } });

async function upload(body: Buffer, type?: string) {
  const response = await send(body, type);
  expect(response.statusCode, response.body).toBe(200);
  return uploadPicture.data.parse(response.json().data);
}
const readStored = (url: string) => readFileSync(join(desk.config.picturesDir, url.replace(/^.*\//, '')));

describe('an uploaded picture', () => {
  it('is stored in all widths within their budgets, with its size and colour', async () => {
    const picture = await upload(await createJpeg({ width: 1900, height: 1000 }));
    expect(picture.widths).toEqual(Object.keys(MAX_VARIANT_BYTES).map(Number));
    expect([picture.width, picture.height]).toEqual([1600, 842]);
    expect(picture.url).toMatch(/^\/pictures\/uploads\/picture\.[0-9a-f]{16}\.webp$/);
    for (const [width, maxBytes] of Object.entries(MAX_VARIANT_BYTES)) {
      const file = readStored(getVariantUrl(picture.url, Number(width)));
      expect(file.length).toBeLessThanOrEqual(maxBytes);
      expect(await sharp(file).metadata()).toMatchObject({ width: Number(width), mediaType: 'image/avif' });
    }
    expect(readStored(picture.url).length).toBeLessThanOrEqual(MAX_FALLBACK_BYTES);
    expect(await desk.db.select().from(pictures)).toMatchObject([
      { url: picture.url, width: 1600, widths: picture.widths.join(','), uploadedBy: 'The owner', unusedSince: null },
    ]);
  });

  it('is never enlarged', async () => {
    const picture = await upload(await createJpeg({ width: 700, height: 600 }));
    expect([picture.width, picture.height, picture.widths]).toEqual([700, 600, [160, 360, 560, 700]]);
  });

  it('keeps to the budgets even if it is noise', { timeout: 120_000 }, async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 };
    const image = sharp({ create: { width: 1650, height: 900, channels: 3, background: '#808080', noise } });
    const picture = await upload(await image.jpeg().toBuffer());
    for (const [width, maxBytes] of Object.entries(MAX_VARIANT_BYTES))
      expect(readStored(getVariantUrl(picture.url, Number(width))).length).toBeLessThanOrEqual(maxBytes);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be a %s file', async (format) => {
    const picture = await upload(await createPhoto().toFormat(format, { effort: 1 }).toBuffer(), `image/${format}`);
    expect([picture.width, picture.height]).toEqual([900, 700]);
  });

  it('has one address and one set of files, however often it is uploaded', async () => {
    const file = await createJpeg();
    const first = await upload(file);
    const files = listFiles();
    expect(await upload(file)).toEqual(first);
    expect(await Promise.all([upload(file), upload(file)])).toEqual([first, first]);
    expect(listFiles()).toEqual(files);
    expect(await desk.db.$count(pictures)).toBe(1);
    const other = await upload(await createJpeg({ width: 901 }));
    expect(other.url).not.toBe(first.url);
  });

  it('gets files again that are missing', async () => {
    const file = await createJpeg();
    const { url } = await upload(file);
    rmSync(join(desk.config.picturesDir, url.replace(/^.*\//, '')));
    await upload(file);
    expect(readStored(url).length).toBeGreaterThan(100);
  });

  it('is served at once by the desk and by the shop, for a year, beside the pictures that come with the shop', async () => {
    const { url, widths } = await upload(await createJpeg());
    const folders = [{ folder: join(process.cwd(), 'public', 'pictures'), prefix: '/pictures/' }] as const;
    const shop = await createTestApp({
      env: { PICTURES_DIR: desk.config.picturesDir },
      web: { ...minimalStorefrontBuild, folders },
    });
    const own = `/pictures/${readdirSync('public/pictures')[0]}`;
    for (const { app } of [desk, shop]) {
      const response = await app.inject({ url });
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
      expect(response.rawPayload.equals(readStored(url))).toBe(true);
      const variant = await app.inject({ url: getVariantUrl(url, widths[0] ?? 0) });
      expect([variant.statusCode, variant.headers['content-type']]).toEqual([200, 'image/avif']);
      expect((await app.inject({ url: url.replace(/[0-9a-f]{16}/, '0'.repeat(16)) })).statusCode).toBe(404);
      expect((await app.inject({ url: '/pictures/uploads/' })).statusCode).toBe(404);
    }
    expect((await shop.app.inject({ url: own })).statusCode).toBe(200);
    await shop.close();
  });

  it('is in the audit log once per upload', async () => {
    await desk.db.delete(auditEntries);
    const { url } = await upload(await createJpeg());
    expect(await desk.db.select().from(auditEntries)).toMatchObject([
      { action: 'picture uploaded', permission: 'catalogue.edit', actor: 'The owner', object: url },
    ]);
  });

  it('has one effect per idempotency key, which belongs to the content of the file', async () => {
    await desk.db.delete(auditEntries);
    const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const file = await createJpeg();
    const first = await send(file, 'image/jpeg', key);
    const repeated = await send(file, 'image/jpeg', key);
    expect([repeated.statusCode, repeated.body]).toEqual([200, first.body]);
    expect(await desk.db.$count(auditEntries)).toBe(1);
    const changed = Buffer.from(file);
    changed[changed.length - 10] = (changed[changed.length - 10] ?? 0) ^ 1;
    expect((await send(changed, 'image/jpeg', key)).statusCode).toBe(422);
  });
});

describe('a file', () => {
  it.each([
    ['image/gif', 'GIF89a'],
    ['image/svg+xml', '<svg/>'],
    ['application/json', '{}'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['text/html', '<html>'],
  ])('of type %s gets 415 with the accepted formats', async (type, body) => {
    const response = await send(body, type);
    expect([response.statusCode, response.json().message]).toEqual([415, uploadPicture.file?.typeMessage]);
  });

  it('without content is refused with a sentence', async () => {
    expect((await send(undefined)).statusCode).toBe(400);
    expect((await send(Buffer.alloc(0))).json().message).toBe('This file is empty. Please choose another one.');
  });

  it('that is compressed on the way is refused', async () => {
    expect((await send(await createJpeg(), 'image/jpeg', { 'content-encoding': 'gzip' })).statusCode).toBe(415);
  });

  it('over 25 MB gets 413 with a sentence, and one of 25 MB is read', async () => {
    const large = await send(Buffer.alloc(MAX_PICTURE_BYTES + 1));
    expect([large.statusCode, large.json().message]).toEqual([413, uploadPicture.file?.sizeMessage]);
    expect((await send(Buffer.alloc(MAX_PICTURE_BYTES))).statusCode).toBe(400);
  });

  it('is accepted by no other endpoint', async () => {
    const response = await desk.send('/api/desk/audit/list', {
      cookie,
      body: await createJpeg(),
      headers: { 'content-type': 'image/jpeg' },
    });
    expect(response.statusCode).toBe(415);
  });

  it('that is refused leaves neither files nor rows', async () => {
    const photo = await createJpeg();
    expect((await send(photo.subarray(0, photo.length / 2))).statusCode).toBe(400);
    expect(listFiles()).toEqual([]);
    expect(await desk.db.$count(pictures)).toBe(0);
  });
});
