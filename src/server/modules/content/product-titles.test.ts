import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shippedHome } from '#contract/content/shipped/shipped-home.ts';
import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { createProductDesk, type ProductDesk } from '#tests/support/staff/product-desk.ts';

let desk: ProductDesk;
let cookie: string;
beforeAll(async () => {
  desk = await createProductDesk();
  const { email } = await desk.addStaff('owner');
  cookie = await desk.getCookie(email);
}, 120_000);
afterAll(() => desk.close());

async function call(path: string, body?: object) {
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const response = await desk.sendTo(`/api/desk/content/home/${path}`, {
    method: body ? 'POST' : 'GET',
    cookie,
    headers,
    ...(body && { body }),
  });
  return response.json<{ data: object }>().data;
}

it('names a product that left a tab by its title, before and after publishing', async () => {
  const [first = '', ...others] = shippedHome.tabs.wallpaper;
  const content = { ...shippedHome, tabs: { ...shippedHome.tabs, wallpaper: others } };
  await call('draft', { version: 0, content });
  expect(await call('targets')).toMatchObject({
    products: expect.arrayContaining([expect.objectContaining({ id: first })]),
  });
  await call('publish', { version: 1 });
  const titles = ['Basant Vine', 'Langur Moonlight', 'Sarovar Heron'];
  expect(await call('history')).toMatchObject({
    entries: [
      {
        changes: [
          {
            label: 'Featured collection, Wallpaper',
            from: expect.stringContaining(titles.join(', ')),
            to: expect.stringMatching(/^Langur Moonlight, Sarovar Heron, (?!another)/),
          },
        ],
      },
      {},
    ],
  });
  const [audited] = await desk.db.select().from(auditEntries).where(eq(auditEntries.action, 'content published'));
  expect(audited?.changes).toContain('Basant Vine, Langur Moonlight');
});
