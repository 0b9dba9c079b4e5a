import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type UserDetails, userDetailsSchema } from '#contract/storefront/user-details.ts';
import { ASHA, registerCustomer, signIn } from '#tests/support/customers/account-requests.ts';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { createNumberedId } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

const ADDRESS = {
  addressLine1: '12 Lake Road',
  addressLine2: 'Flat 3',
  city: 'Ahmedabad',
  state: 'Gujarat',
  postalCode: '380015',
  country: 'IN',
};
const PERSON = { firstName: 'Asha', lastName: 'Rao', phone: '98765 43210', email: 'asha.rao@example.in' };

async function createCustomer() {
  const { userId, send } = await shop.createCustomer();
  return {
    userId,
    send,
    read: async () => (await send<UserDetails>('GET', `UserDetails/${userId}`)).data,
    save: (body: object) => send<UserDetails>('PUT', 'UserDetails', body),
  };
}

describe('GET /api/UserDetails/{userId}', () => {
  it('returns the sign-up details before the first save [SRV-39, API-21, PROF-18]', async () => {
    const email = 'newcomer@example.in';
    const { id } = (await registerCustomer(shop.app, { name: 'Meera  Iyer Nair', email })).json().data;
    const { send } = await shop.createCustomer(id);
    const response = await send<UserDetails>('GET', `UserDetails/${id}`);
    expect(response).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(userDetailsSchema.parse(response.data)).toEqual({
      userId: id,
      firstName: 'Meera',
      lastName: 'Iyer Nair',
      email,
      phone: ASHA.phoneNumber,
      addressLine1: '',
      addressLine2: '',
      city: '',
      state: '',
      postalCode: '',
      country: '',
    });
  });

  it('returns blank fields for a customer without details, with a case-insensitive id [SRV-39]', async () => {
    const { send, userId } = await createCustomer();
    const response = await send<UserDetails>('GET', `UserDetails/${userId.toUpperCase()}`);
    expect(response.status).toBe(200);
    expect(Object.keys(response.data)).toHaveLength(11);
    expect(response.data).toMatchObject({ userId, firstName: '', country: '' });
  });

  it.each([createNumberedId(9), 'me', '%00', "' or 1=1"])('returns 403 for the id %j [SRV-39, SRV-06]', async (id) => {
    const { send } = await createCustomer();
    const response = await send('GET', `UserDetails/${id.startsWith('%') ? id : encodeURIComponent(id)}`);
    expect(response).toMatchObject({ status: 403, data: null, message: 'You can only use your own account.' });
  });
});

describe('PUT /api/UserDetails', () => {
  it('trims and stores the fields and returns all of them [SRV-40, API-22, PROF-19]', async () => {
    const { save, read, userId } = await createCustomer();
    const response = await save({ userId, ...PERSON, ...ADDRESS, city: '  Ahmedabad\n' });
    expect(response).toMatchObject({ status: 200, data: { userId, ...PERSON, ...ADDRESS } });
    expect(await read()).toEqual(response.data);
  });

  it('keeps omitted fields and clears empty ones [SRV-40, PROF-20]', async () => {
    const { save, read } = await createCustomer();
    await save({ ...PERSON, ...ADDRESS });
    await save({ addressLine2: '', FIRSTNAME: 'Anita', lastName: null });
    expect(await read()).toMatchObject({ ...PERSON, ...ADDRESS, addressLine2: '', firstName: 'Anita' });
    const before = await read();
    expect((await save({})).data).toEqual(before);
    expect((await save(before)).data).toEqual(before);
  });

  it('accepts blank and hostile texts [SRV-40, PROF-17]', async () => {
    const { save, read } = await createCustomer();
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
    [[], "We couldn't read some of the information you sent. Please check it and try again."],
  ])('rejects %j with a message and changes nothing [SRV-40, SRV-41]', async (body, message) => {
    const { save, read } = await createCustomer();
    await save({ ...PERSON, ...ADDRESS });
    const response = await save(Array.isArray(body) ? body : { ...body, state: 'Goa' });
    expect(response).toMatchObject({ status: 400, data: null, message });
    expect(await read()).toMatchObject(ADDRESS);
  });

  it('never changes another customer’s details [SRV-40, SRV-06]', async () => {
    const asha = await createCustomer();
    await asha.save({ ...PERSON, ...ADDRESS });
    const stranger = await createCustomer();
    const response = await stranger.save({ userId: asha.userId, firstName: 'Mallory' });
    expect(response).toMatchObject({ status: 403, data: null });
    expect(await asha.read()).toMatchObject(PERSON);
    expect(await stranger.read()).toMatchObject({ firstName: '' });
  });

  it('does not change the sign-in email [SRV-40, Q-108]', async () => {
    const email = 'signs-in@example.in';
    const { id } = (await registerCustomer(shop.app, { email })).json().data;
    const { send } = await shop.createCustomer(id);
    await send('PUT', 'UserDetails', { email: 'elsewhere@example.in' });
    expect((await signIn(shop.app, email)).statusCode).toBe(200);
    expect((await signIn(shop.app, 'elsewhere@example.in')).statusCode).toBe(401);
  });

  it('loses no field in concurrent saves [SRV-40]', async () => {
    const { save, read } = await createCustomer();
    await Promise.all([save(PERSON), save(ADDRESS)]);
    expect(await read()).toMatchObject({ ...PERSON, ...ADDRESS });
  });
});
