import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type UserDetails, userDetailsSchema } from '#contract/storefront/user-details.ts';
import { ASHA, registerCustomer, signIn } from '#tests/support/customers/account-requests.ts';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { numberedId } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

const ADDRESS = {
  ...{ addressLine1: '12 Lake Road', addressLine2: 'Flat 3', city: 'Ahmedabad', state: 'Gujarat' },
  ...{ postalCode: '380015', country: 'IN' },
};
const PERSON = { firstName: 'Asha', lastName: 'Rao', phone: '98765 43210', email: 'asha.rao@example.in' };

/** A customer with the two calls. */
async function visitor() {
  const { userId, ask } = await shop.customer();
  return {
    userId,
    ask,
    read: async () => (await ask<UserDetails>('GET', `UserDetails/${userId}`)).data,
    save: (body: object) => ask<UserDetails>('PUT', 'UserDetails', body),
  };
}

describe('GET /api/UserDetails/{userId}', () => {
  it('returns what was given at sign-up, before anything was saved [SRV-39, API-21, PROF-18]', async () => {
    const email = 'newcomer@example.in';
    const { id } = (await registerCustomer(shop.app, { name: 'Meera  Iyer Nair', email })).json().data;
    const { ask } = await shop.customer(id);
    const answer = await ask<UserDetails>('GET', `UserDetails/${id}`);
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(userDetailsSchema.parse(answer.data)).toEqual({
      ...{ userId: id, firstName: 'Meera', lastName: 'Iyer Nair', email, phone: ASHA.phoneNumber },
      ...{ addressLine1: '', addressLine2: '', city: '', state: '', postalCode: '', country: '' },
    });
  });

  it('never returns nothing, and reads the own id in any letters [SRV-39]', async () => {
    const { ask, userId } = await visitor();
    const answer = await ask<UserDetails>('GET', `UserDetails/${userId.toUpperCase()}`);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.data)).toHaveLength(11);
    expect(answer.data).toMatchObject({ userId, firstName: '', country: '' });
  });

  it.each([numberedId(9), 'me', '%00', "' or 1=1"])('returns 403 for the id %j [SRV-39, SRV-06]', async (id) => {
    const { ask } = await visitor();
    const answer = await ask('GET', `UserDetails/${id.startsWith('%') ? id : encodeURIComponent(id)}`);
    expect(answer).toMatchObject({ status: 403, data: null, message: 'You can only use your own account.' });
  });
});

describe('PUT /api/UserDetails', () => {
  it('stores the fields trimmed and returns them all [SRV-40, API-22, PROF-19]', async () => {
    const { save, read, userId } = await visitor();
    const answer = await save({ userId, ...PERSON, ...ADDRESS, city: '  Ahmedabad\n' });
    expect(answer).toMatchObject({ status: 200, data: { userId, ...PERSON, ...ADDRESS } });
    expect(await read()).toEqual(answer.data);
  });

  it('keeps what a save leaves out and empties what it sends empty [SRV-40, PROF-20]', async () => {
    const { save, read } = await visitor();
    await save({ ...PERSON, ...ADDRESS });
    await save({ addressLine2: '', FIRSTNAME: 'Anita', lastName: null });
    expect(await read()).toMatchObject({ ...PERSON, ...ADDRESS, addressLine2: '', firstName: 'Anita' });
    const before = await read();
    expect((await save({})).data).toEqual(before);
    expect((await save(before)).data).toEqual(before);
  });

  it('takes blanks and whatever else was typed [SRV-40, PROF-17]', async () => {
    const { save, read } = await visitor();
    for (const text of Object.values(HOSTILE_TEXTS)) {
      const typed = Array.from(text).slice(0, 90).join('').trim();
      expect((await save({ firstName: typed, postalCode: '' })).status).toBe(200);
      expect(await read()).toMatchObject({ firstName: typed, postalCode: '' });
    }
  });

  it.each([
    [{ city: 'x'.repeat(201) }, 'City can have at most 200 characters.'],
    [{ city: 7 }, "Please check the value of 'city' and try again."],
    [{ city: ['Surat'] }, "Please check the value of 'city' and try again."],
    [[], 'Some of the information sent could not be read. Please check it and try again.'],
  ])('refuses %j in a sentence and changes nothing [SRV-40, SRV-41]', async (body, message) => {
    const { save, read } = await visitor();
    await save({ ...PERSON, ...ADDRESS });
    const answer = await save(Array.isArray(body) ? body : { ...body, state: 'Goa' });
    expect(answer).toMatchObject({ status: 400, data: null, message });
    expect(await read()).toMatchObject(ADDRESS);
  });

  it('never touches another customer’s details [SRV-40, SRV-06]', async () => {
    const asha = await visitor();
    await asha.save({ ...PERSON, ...ADDRESS });
    const stranger = await visitor();
    const answer = await stranger.save({ userId: asha.userId, firstName: 'Mallory' });
    expect(answer).toMatchObject({ status: 403, data: null });
    expect(await asha.read()).toMatchObject(PERSON);
    expect(await stranger.read()).toMatchObject({ firstName: '' });
  });

  it('does not change the email for signing in [SRV-40]', async () => {
    const email = 'signs-in@example.in';
    const { id } = (await registerCustomer(shop.app, { email })).json().data;
    const { ask } = await shop.customer(id);
    await ask('PUT', 'UserDetails', { email: 'elsewhere@example.in' });
    expect((await signIn(shop.app, email)).statusCode).toBe(200);
    expect((await signIn(shop.app, 'elsewhere@example.in')).statusCode).toBe(401);
  });

  it('loses no field when two saves meet [SRV-40]', async () => {
    const { save, read } = await visitor();
    await Promise.all([save(PERSON), save(ADDRESS)]);
    expect(await read()).toMatchObject({ ...PERSON, ...ADDRESS });
  });
});
