import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SHIPPED_SINCE } from '#contract/content/policy-versions.ts';
import { shippedTerms } from '#contract/content/shipped/shipped-policies.ts';
import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import { consents } from '#server/platform/database/tables/account/privacy-tables.ts';
import { contentHistory } from '#server/platform/database/tables/content-tables.ts';
import { ASHA, registerCustomer } from '#tests/support/customers/account-requests.ts';
import { createTestApp, type TestApp } from '#tests/support/shop/test-app.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';
import { registerContentRoutes } from './content-routes.ts';
import { createContentReader } from './live-content.ts';

let desk: TestDesk;
let shop: TestApp;
let cookie: string;
beforeAll(async () => {
  desk = await createTestDesk();
  shop = await createTestApp({ connection: { db: desk.db } as never });
  await desk.addStaff('owner');
  cookie = await desk.getCookie('owner@shop.example');
});
afterAll(async () => {
  await shop.close();
  await desk.close();
});

async function call(path: string, body?: object) {
  const response = await desk.send(`/api/desk/content/policy-terms${path}`, {
    method: body ? 'POST' : 'GET',
    cookie,
    headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
    ...(body && { body }),
  });
  return response.json<{
    data: { entries: { note: string | null; number: number; changes: object[] }[] };
    message: string;
  }>();
}
const withText = (text: string) => ({
  ...shippedTerms,
  sections: shippedTerms.sections.map((section) => (section.id === 'cookies' ? { ...section, text } : section)),
});
const readShop = async (address: string) => (await shop.app.inject(address)).json<Record<string, unknown>>();

async function publish(text: string, version: number, note?: string): Promise<void> {
  await call('/draft', { version, content: withText(text) });
  await call('/publish', { version: version + 1, note });
  await shop.content.refresh();
}

describe('published policies', () => {
  it('come with what changed, and their earlier versions stay readable', async () => {
    await publish('First text.', 0, ' We say less about cookies. ');
    await publish('Second text.', 2);
    expect(await readShop('/content/policy-terms.json')).toMatchObject({
      content: withText('Second text.'),
      number: 2,
      earlier: [{ number: 1 }, { number: 0 }],
    });
    const first = await readShop('/content/policy-terms/1.json');
    expect(first).toMatchObject({ content: withText('First text.'), note: 'We say less about cookies.' });
    expect(first.replacedAt).toBe(desk.clock.now().toISOString());
    const shipped = { content: shippedTerms, publishedAt: `${SHIPPED_SINCE}T00:00:00.000Z` };
    expect(await readShop('/content/policy-terms/0.json')).toMatchObject(shipped);
    expect(await readShop('/content/policy-terms/99.json')).toMatchObject({ number: 2 });
    expect((await call('/history')).data.entries.map(({ note }) => note)).toEqual([
      null,
      'We say less about cookies.',
      null,
    ]);
  });

  it('keep the first version as it was, whatever a later release ships', async () => {
    const isFirst = and(eq(contentHistory.key, 'policy-terms'), eq(contentHistory.number, 0));
    const at = new Date('2025-04-01');
    const content = JSON.stringify(withText('As an earlier release had it.'));
    await desk.db.update(contentHistory).set({ content, at }).where(isFirst);
    await publish('Third text.', 4);
    expect(await readShop('/content/policy-terms/0.json')).toMatchObject({
      content: withText('As an earlier release had it.'),
      publishedAt: at.toISOString(),
    });
    const { entries } = (await call('/history')).data;
    expect(entries.map(({ number }) => number)).toEqual([3, 2, 1, 0]);
    expect(entries[2]?.changes).toEqual([
      { label: 'Section ‘Cookies’, text', from: 'As an earlier release had it.', to: 'First text.' },
    ]);
    expect(await call('/revert', { version: 6, entryId: 'shipped' })).toMatchObject({
      data: { draft: withText('As an earlier release had it.') },
    });
    await call('/discard', { version: 7 });
  });

  it('are compressed once until the content changes', async () => {
    const toJSON = vi.fn(() => 'First text.');
    const version = { number: 1, publishedAt: null, note: null, content: { toJSON } };
    const documents = { version: 1, documents: new Map(), earlier: new Map([['policy-terms', [version]]]) };
    let change = () => {};
    const onChange = (listener: () => void) => {
      change = listener;
    };
    const app = fastify();
    const content = { getCurrent: () => documents, onChange } as unknown as typeof shop.content;
    const readContent = createContentReader(content, () => undefined);
    registerContentRoutes(app, { readContent, changes: [content] });
    const read = () => app.inject('/content/policy-terms/1.json');
    for (const _ of [1, 2]) expect((await read()).json()).toMatchObject({ content: 'First text.' });
    expect(toJSON).toHaveBeenCalledTimes(1);
    change();
    await read();
    expect(toJSON).toHaveBeenCalledTimes(2);
    await app.close();
  });

  it('in force at sign-up are stored with the consent', async () => {
    const registration = { ...ASHA, acceptsTerms: true };
    await registerCustomer(shop.app, registration);
    const rows = await desk.db.select().from(consents).orderBy(consents.purpose);
    expect(rows.map(({ textVersion }) => textVersion)).toEqual([
      '2026-11, privacy policy version 1',
      '2026-11, terms version 4, privacy policy version 1',
    ]);
  });

  it('are refused without what the law wants on the page', async () => {
    const sections = shippedTerms.sections.filter(({ id }) => id !== 'grievance-officer');
    await call('/draft', { version: 8, content: { ...shippedTerms, sections } });
    expect((await call('/publish', { version: 9 })).message).toMatch(
      /^The law wants this on the page: name and contact/,
    );
  });
});
