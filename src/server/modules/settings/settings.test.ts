import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import { getSettings, type SettingsView, saveSettings } from '#contract/desk/settings.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import { shopSettings } from '#server/platform/database/tables/settings-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { sampleSettings } from '#tests/support/samples/settings-samples.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';

const FACTS = sampleSettings.shop;
const OWN = {
  sample: false,
  legalName: 'Desai Furnishings LLP',
  gstin: '24ABCDE1234F1Z5',
  phone: '+91 79 5000 0000',
  email: 'hello@desai.example',
};

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await createTestDesk();
  await desk.addStaff('owner');
  cookie = await desk.getCookie('owner@shop.example');
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.db.update(shopSettings).set({ version: 1, facts: JSON.stringify(FACTS), changedBy: null });
  await desk.db.delete(auditEntries);
  await desk.settings.refresh();
});

const read = async () =>
  (await desk.send(getSettings.path, { method: 'GET', cookie })).json<{ data: SettingsView }>().data;

async function save(changes: Partial<Record<keyof ShopFacts, unknown>>, { version = 1, key = randomUUID() } = {}) {
  const body = { version, facts: { ...FACTS, ...changes } };
  const response = await desk.send(saveSettings.path, { body, cookie, headers: { [IDEMPOTENCY_HEADER]: key } });
  const { data, message } = response.json<{ data: SettingsView; message: string }>();
  return { status: response.statusCode, data, message };
}

const listAudit = () =>
  desk.db.select().from(auditEntries).where(eq(auditEntries.objectKind, 'settings')).orderBy(asc(auditEntries.seq));

describe('settings in the desk', () => {
  it('start with the facts of SETTINGS_FILE [D-51]', async () => {
    expect(await read()).toEqual({ version: 1, facts: FACTS, changedAt: '2026-01-02T03:04:05.000Z', changedBy: null });
  });

  it('are in force at once when the owner saves them', async () => {
    const { status, data } = await save({ phone: ' +91 79 5000 0000 ', samplePrice: undefined });
    expect(status).toBe(200);
    expect(data).toMatchObject({ version: 2, changedBy: 'The owner', facts: { phone: '+91 79 5000 0000' } });
    expect(data.facts).not.toHaveProperty('samplePrice');
    expect(desk.settings.getCurrent().facts).toEqual(data.facts);
    expect(await read()).toEqual(data);
    const session = await desk.send('/api/desk/session', { method: 'GET', cookie });
    expect(session.json()).toMatchObject({
      data: { staff: { shopContact: expect.arrayContaining(['+91 79 5000 0000']) } },
    });
  });

  it('are audited with their values, but without those of a person', async () => {
    const grievanceOfficer = { ...FACTS.grievanceOfficer, name: 'Ila Desai', designation: 'Nodal officer' };
    await save({ phone: '+91 79 5000 0000', grievanceOfficer });
    const [entry] = await listAudit();
    expect(entry).toMatchObject({ actor: 'The owner', permission: 'settings.edit', action: 'settings changed' });
    expect(JSON.parse(entry?.changes ?? '')).toEqual([
      { field: 'Phone number', from: FACTS.phone, to: '+91 79 5000 0000' },
      { field: 'Grievance officer: name', from: null, to: null },
      { field: 'Grievance officer: designation', from: 'Grievance Officer', to: 'Nodal officer' },
    ]);
  });

  it('are audited with a readable word for what was not set', async () => {
    await save({ maxOrderRupees: 5000, samplePrice: undefined });
    const [entry] = await listAudit();
    expect(JSON.parse(entry?.changes ?? '')).toEqual([
      { field: 'Price of a sample', from: '99', to: 'not set' },
      { field: 'Largest order', from: 'not set', to: '5000' },
    ]);
  });

  it.each([
    ['WhatsApp number: Enter 11 to 15 digits', { whatsapp: '+91 79' }],
    ['Email for returns: Enter an email address', { returnsEmail: 'returns@' }],
    ['Email: Enter an email address', { email: 'a,b@x.example' }],
    ['Email: Enter an email address', { email: 'hello@x.example\u200B' }],
    ['Shop name: Enter 1 to 1,000 visible characters', { name: '  ' }],
    ['Shop name: Enter 1 to 1,000 visible characters', { name: 'a'.repeat(1001) }],
    ['Address line 1: Enter 1 to 1,000 visible characters', { address: undefined }],
    ['Shop name: Enter 1 to 1,000 visible characters', { name: 'Aangan\r\nBcc: a@y.example' }],
    ['Tagline: Enter 1 to 1,000 visible characters', { tagline: 'Made\u202Eto measure' }],
    ['Ways to pay: Enter at most 20', { acceptedPayments: ['UPI', 'Ca\u2066rds'] }],
    ['Phone number: Enter 8 to 15 digits', { phone: 'call us' }],
    ['Phone number: Enter 8 to 15 digits', { phone: '+91 79 400' }],
    ['Grievance officer: phone: Enter 8', { grievanceOfficer: { ...FACTS.grievanceOfficer, phone: '1'.repeat(16) } }],
    ['Price of a sample: Enter 75 to 10,000 rupees', { samplePrice: 74 }],
    ['Price of a sample: Enter 75 to 10,000 rupees', { samplePrice: 10_001 }],
    ['Price of a sample: Enter 75 to 10,000 rupees', { samplePrice: 1e300 }],
    ['Holidays: Enter each holiday as a date.', { delivery: { ...FACTS.delivery, holidays: ['25 December'] } }],
    ['Fabrics: largest length: Enter inches from 1', { standardSizes: { fabrics: { lengthInInches: 0 } } }],
  ])('are refused with the sentence “%s”', async (message, changes) => {
    expect(await save(changes)).toMatchObject({ status: 400, message: expect.stringContaining(message) });
    expect((await read()).version).toBe(1);
    expect(await listAudit()).toEqual([]);
  });

  it('of two people, the second gets the current ones instead of overwriting them', async () => {
    const first = await save({ phone: '+91 79 5000 0000' });
    expect(await save({ email: 'new@shop.example' })).toEqual({
      status: 409,
      data: first.data,
      message: 'Someone else changed the settings. Please check them and try again.',
    });
    expect((await read()).facts.email).toBe(FACTS.email);
    expect((await save({ email: 'new@shop.example' }, { version: 2 })).status).toBe(200);
  });

  it('saves one of two simultaneous changes and shows the other the conflict', async () => {
    const results = await Promise.all([save({ name: 'Angan One' }), save({ name: 'Angan Two' })]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, second] = results.map(({ data }) => data.facts.name);
    expect(first).toBe(second);
    expect(await listAudit()).toHaveLength(1);
  });

  it('are saved once by a repeated request', async () => {
    const key = randomUUID();
    const first = await save({ name: 'Angan Two' }, { key });
    expect(await save({ name: 'Angan Two' }, { key })).toEqual(first);
    expect(await listAudit()).toHaveLength(1);
  });

  it('that are real never become sample facts again [D-51]', async () => {
    expect((await save(OWN)).data.facts.sample).toBe(false);
    expect(await save({ ...OWN, sample: true }, { version: 2 })).toMatchObject({
      status: 400,
      message: "These are the facts of your business; they can't become sample facts again.",
    });
  });

  it.each([
    ['Legal name, GSTIN, Phone number, Email', { sample: false }],
    ['GSTIN, Phone number', { ...OWN, gstin: FACTS.gstin, phone: '+91-79-4000-0000' }],
    ['Email', { ...OWN, email: 'Hello@Aangan.example' }],
  ])('are not real while these come from the sample: %s [D-51]', async (names, changes) => {
    expect(await save(changes)).toMatchObject({
      status: 400,
      message: `Before these are the facts of your business, replace what still comes from the sample: ${names}.`,
    });
    expect((await read()).facts.sample).toBe(true);
  });

  it('without a change are not saved', async () => {
    expect(await save({})).toMatchObject({ status: 400, message: 'Nothing has changed, so there is nothing to save.' });
  });
});
