import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_COLLECTION } from '#contract/content/collection-defaults.ts';
import type { HomeContent } from '#contract/content/home-content.ts';
import { shippedHome } from '#contract/content/shipped/shipped-home.ts';
import { type DeskContent, SHIPPED_ENTRY } from '#contract/desk/content.ts';
import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import { contentDocuments, contentHistory, contentState } from '#server/platform/database/tables/content-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { createTestApp, type TestApp } from '#tests/support/shop/test-app.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';
import { startLiveContent } from './live-content.ts';

const OWN: HomeContent = { ...shippedHome, hero: { ...shippedHome.hero, title: 'Our own walls' } };

let desk: TestDesk;
let owner: { id: string; name: string };
let cookie: string;
beforeAll(async () => {
  desk = await createTestDesk();
  owner = await desk.addStaff('owner');
  await desk.addStaff('support');
  cookie = await desk.getCookie('owner@shop.example');
});
afterAll(() => desk.close());
beforeEach(async () => {
  for (const table of [contentDocuments, contentHistory, contentState, auditEntries]) await desk.db.delete(table);
  await desk.content.refresh();
});

async function call<Data = DeskContent>(path: string, body?: object, { key = randomUUID(), as = cookie } = {}) {
  const response = await desk.send(`/api/desk/content/${path}`.replace(/\/$/, ''), {
    method: body ? 'POST' : 'GET',
    cookie: as,
    headers: { [IDEMPOTENCY_HEADER]: key },
    ...(body && { body }),
  });
  const { data, message } = response.json<{ data: Data; message: string }>();
  return { status: response.statusCode, data, message };
}
const save = (content: object, version = 0, key = randomUUID()) => call('home/draft', { version, content }, { key });
const publish = (version = 1, key = randomUUID()) => call('home/publish', { version }, { key });
const listAudit = () =>
  desk.db.select().from(auditEntries).where(eq(auditEntries.objectKind, 'content')).orderBy(asc(auditEntries.seq));
const readPublished = () => desk.content.getCurrent().documents.get('home');

describe('content in the desk', () => {
  it('is the shipped one until somebody publishes another [D-35]', async () => {
    expect((await call('home')).data).toMatchObject({ version: 0, draft: null, published: shippedHome });
    const saved = await save(OWN);
    expect(saved.data).toMatchObject({ version: 1, draft: OWN, published: shippedHome, publishedNumber: 0 });
    expect(saved.data).toMatchObject({ changedBy: owner.name, changedById: owner.id });
    expect(readPublished()).toBeUndefined();
    const published = await publish();
    expect(published.data).toMatchObject({ version: 2, draft: null, published: OWN, publishedNumber: 1 });
    expect(readPublished()).toMatchObject({ content: OWN, number: 1 });
    const { data } = await call<{ documents: { key: string; publishedNumber: number }[] }>('');
    expect(data.documents.map(({ key, publishedNumber }) => [key, publishedNumber])).toEqual([
      ['home', 1],
      ['collections', 0],
      ['policy-terms', 0],
      ['policy-privacy', 0],
      ['policy-returns', 0],
    ]);
  });

  it('of two people, the second gets the current one instead of overwriting it', async () => {
    const first = await save(OWN);
    const second = await call('home/draft', { version: 0, content: shippedHome });
    expect(second).toMatchObject({ status: 409, data: { document: first.data } });
    const results = await Promise.all([save({ ...OWN, tiles: [] }, 1), save({ ...OWN, slides: [] }, 1)]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await listAudit()).toHaveLength(2);
  });

  it('changes once by a repeated request, with one audit entry that says what', async () => {
    await save(OWN);
    const key = randomUUID();
    const first = await publish(1, key);
    expect((await publish(1, key)).data).toEqual(first.data);
    const audit = await listAudit();
    expect(audit.map(({ action }) => action)).toEqual(['content draft saved', 'content published']);
    expect(JSON.parse(audit[1]?.changes ?? '')).toEqual([
      { field: 'Hero, title', from: 'Elevate Your Space', to: 'Our own walls' },
    ]);
    // The count includes the shipped content, which was there before.
    expect(await desk.db.$count(contentHistory)).toBe(2);
  });

  it('is refused as a whole while something is missing', async () => {
    await save({ ...OWN, hero: { ...OWN.hero, title: ' ' } });
    expect(await publish()).toMatchObject({ status: 400, message: 'Hero, title: enter some text.' });
    expect((await call('home')).data).toMatchObject({ version: 1, publishedNumber: 0 });
    const url = '/pictures/uploads/picture.0123456789abcdef.webp';
    const picture = { url, width: 10, height: 10, widths: [], dominantColor: '#000000', alt: 'A wall' };
    await save({ ...OWN, hero: { ...OWN.hero, picture } }, 1);
    expect(await publish(2)).toMatchObject({ status: 400, message: expect.stringContaining('picture is missing') });
    expect([await desk.db.$count(contentHistory), await desk.db.$count(contentState)]).toEqual([0, 0]);
    expect((await save({ ...OWN, hero: 'x' }, 2)).status).toBe(400);
  });

  it('with a video is published only if the shop has the file', async () => {
    const [file = ''] = readdirSync('public/video').filter((name) => name.endsWith('.mp4'));
    const publishVideo = async (name: string, version: number) => {
      const content = { blinds: { ...EMPTY_COLLECTION, video: `/video/${name}` } };
      await call('collections/draft', { version, content });
      return call('collections/publish', { version: version + 1 });
    };
    const refused = await publishVideo('spring.mp4', 0);
    const message = 'There is no file public/video/spring.mp4. Add it, or choose another video.';
    expect(refused).toMatchObject({ status: 400, message });
    expect((await publishVideo(file, 1)).status).toBe(200);
  });

  it('goes back to an earlier version, which becomes the draft', async () => {
    await save(OWN);
    await publish();
    const { data } = await call<{ entries: { id: string; number: number; changes: object[] }[] }>('home/history');
    expect(data.entries.map(({ id, number, changes }) => [id === SHIPPED_ENTRY, number, changes.length])).toEqual([
      [false, 1, 1],
      [true, 0, 0],
    ]);
    const reverted = await call('home/revert', { version: 2, entryId: SHIPPED_ENTRY });
    expect(reverted.data).toMatchObject({ version: 3, draft: shippedHome, published: OWN });
    expect((await call('home/revert', { version: 3, entryId: data.entries[0]?.id ?? '' })).status).toBe(400);
    expect((await call('home/discard', { version: 3 })).data).toMatchObject({ version: 4, draft: null });
  });

  it.each([1.5, 2_147_483_648, 1e308])('is refused with the version %d, which no draft has', async (version) => {
    expect((await call('home/discard', { version })).status).toBe(400);
  });

  it('with a draft that this release cannot read is not overwritten; the draft can be discarded', async () => {
    await save(OWN);
    const draft = '{"hero":1}';
    await desk.db.update(contentDocuments).set({ draft });
    expect((await call('home')).data).toMatchObject({ draft: null, hasDraft: true });
    const message = expect.stringContaining("this one can't read");
    expect(await save(OWN, 1)).toMatchObject({ status: 409, message });
    expect(await publish(1)).toMatchObject({ status: 409, message });
    expect(await call('home/revert', { version: 1, entryId: SHIPPED_ENTRY })).toMatchObject({ status: 400 });
    expect(await desk.db.select().from(contentDocuments)).toMatchObject([{ draft, version: 1 }]);
    expect((await call('home/discard', { version: 1 })).data).toMatchObject({ hasDraft: false, version: 2 });
  });

  it('needs the permission', async () => {
    const as = await desk.getCookie('support@shop.example');
    expect((await call('home', undefined, { as })).status).toBe(403);
    expect((await call('home/publish', { version: 0 }, { as })).status).toBe(403);
  });
});

describe('published content', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp({ connection: { db: desk.db } as never });
  });
  afterAll(() => shop.close());

  it('is in force in every process within a second, and on the shop’s own origin', async () => {
    const other = await startLiveContent({ db: desk.db, logger: { warn() {} }, onError() {} });
    const changed = new Promise<number>((resolve) => {
      other.onChange(({ documents }) => resolve(documents.get('home')?.number ?? 0));
    });
    await save(OWN);
    await publish();
    const storedAt = performance.now();
    expect(await changed).toBe(1);
    expect(performance.now() - storedAt).toBeLessThan(1000);
    other.close();
    await shop.content.refresh();
    const response = await shop.app.inject('/content/home.json');
    expect(response.json()).toEqual({ content: OWN, number: 1, publishedAt: '2026-01-02T03:04:05.000Z' });
  });

  it('that this release cannot read is replaced by the newest that it can, with a line in the log', async () => {
    await save(OWN);
    await publish();
    await save({ ...OWN, tiles: [] }, 2);
    await publish(3);
    const unreadable = '{"hero":1}';
    await desk.db.update(contentDocuments).set({ published: unreadable });
    await desk.db.update(contentHistory).set({ content: unreadable }).where(eq(contentHistory.number, 2));
    await desk.db.update(contentState).set({ version: 7 });
    await shop.content.refresh();
    expect((await shop.app.inject('/content/home.json')).json()).toMatchObject({ content: OWN, number: 1 });
    expect((await call('home')).data).toMatchObject({ published: OWN, publishedNumber: 2 });
    expect(shop.logLines.filter((line) => line.includes('published content cannot be read'))).toHaveLength(1);
    await desk.db.delete(contentHistory);
    await desk.db.update(contentState).set({ version: 8 });
    await shop.content.refresh();
    expect((await shop.app.inject('/content/home.json')).json()).toMatchObject({ content: shippedHome, number: 0 });
  });
});
