import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartLines } from '#server/platform/database/tables/orders/cart-tables.ts';
import {
  addItems,
  blind,
  type CartItemInput,
  createCartCustomer,
  curtain,
  getQuantities,
  sampleSize,
  updateItem,
} from '#tests/support/customers/cart-customers.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';
import { createNumberedId, testProducts } from '#tests/support/shop/test-catalogue.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

const createCustomerWith = (...items: CartItemInput[]) => createCartCustomer(shop, items);
const styled: CartItemInput = { productId: testProducts.styledBlind.id, ...sampleSize };
const [CLASSIC, CLASSIC_MOTOR, PLATINUM] = [311, 312, 313].map(createNumberedId);
const MOTOR = 'Motor Remote & Charger';
const platinum = { productTypeId: PLATINUM, blindStyle: 'Platinum', motorisation: MOTOR, unitPrice: 3840 };
const classic = { productTypeId: CLASSIC, blindStyle: 'Classic', motorisation: 'No Motorisation', unitPrice: 1140 };
const classicMotor = {
  productTypeId: CLASSIC_MOTOR,
  blindStyle: 'Classic',
  motorisation: 'Motor Only',
  unitPrice: 2280,
};

describe('a blind whose style and motorisation select the type', () => {
  it.each([
    ['type Classic with style Platinum and a motor', { ...platinum, productTypeId: CLASSIC }, platinum],
    ['style and motorisation without a type', { blindStyle: 'Platinum', motorisation: MOTOR }, platinum],
    ['a type alone', { productTypeId: PLATINUM }, platinum],
    ['a type and its style', { productTypeId: CLASSIC_MOTOR, blindStyle: 'Classic' }, classicMotor],
    ['a type and a motorisation', { productTypeId: CLASSIC, motorisation: 'Motor Only' }, classicMotor],
    ['nothing', {}, classic],
  ])('costs what its choices cost: %s [D-44]', async (_, sent, expected) => {
    const { cart } = await createCustomerWith({ ...styled, ...sent });
    expect(cart.items).toMatchObject([expected]);
  });

  it('is refused as a pair without a type, and nothing is stored [D-44]', async () => {
    const { send } = await shop.createCustomer();
    const pair = { productTypeId: PLATINUM, blindStyle: 'Platinum', motorisation: 'Motor Only' };
    const { status, message } = await addItems(send, blind, { ...styled, ...pair });
    expect([status, message]).toEqual([
      400,
      "Platinum with Motor Only isn't available for this blind. Please choose another blind style or motorisation.",
    ]);
    expect((await send('GET', 'Cart')).data.items).toEqual([]);
  });

  it.each([
    ['the motorisation', classic, { motorisation: 'Motor Only' }, classicMotor],
    ['the type', classic, { productTypeId: PLATINUM }, platinum],
    ['the type and clears the style', classic, { productTypeId: PLATINUM, blindStyle: null }, platinum],
    ['the quantity', classicMotor, { quantity: 3 }, { ...classicMotor, quantity: 3 }],
    ['style and motorisation', classicMotor, { blindStyle: 'Platinum', motorisation: MOTOR }, platinum],
  ])('follows an update of %s [D-44]', async (_, { unitPrice: __, ...sent }, patch, expected) => {
    const { send, ids } = await createCustomerWith({ ...styled, ...sent });
    const { status, data } = await updateItem(send, ids[0], patch);
    expect(status).toBe(200);
    expect(data.items).toMatchObject([expected]);
  });

  it('refuses an update to a pair without a type and keeps the line [D-44]', async () => {
    const { send, cart, ids } = await createCustomerWith(styled);
    expect((await updateItem(send, ids[0], { blindStyle: 'Platinum' })).status).toBe(400);
    expect((await send('GET', 'Cart')).data).toEqual(cart);
  });

  it('merges the same piece, however it was described [D-44, SRV-34]', async () => {
    const { cart } = await createCustomerWith(
      { ...styled, productTypeId: PLATINUM },
      { ...styled, productTypeId: CLASSIC, blindStyle: 'Platinum', motorisation: MOTOR },
    );
    expect(getQuantities(cart)).toEqual([2]);
  });

  it.each([
    ['a type that disagrees', { ...platinum, productTypeId: CLASSIC }, platinum],
    ['no style and motorisation', { productTypeId: PLATINUM, blindStyle: null, motorisation: null }, platinum],
    ['the default motorisation of a type with a motor', { ...platinum, motorisation: 'No Motorisation' }, platinum],
  ])(
    'of an earlier release with %s is priced by the same rule and stays changeable [D-44]',
    async (_, stored, expected) => {
      const { send, userId, ids } = await createCustomerWith(styled);
      const { productTypeId, blindStyle, motorisation } = stored;
      await shop.db
        .update(cartLines)
        .set({ productTypeId, blindStyle, motorisation })
        .where(eq(cartLines.userId, userId));
      expect((await send('GET', 'Cart')).data.items).toMatchObject([expected]);
      const { data } = await updateItem(send, ids[0], { quantity: 2 });
      expect(data.items).toMatchObject([{ ...expected, quantity: 2 }]);
    },
  );

  it.each([
    ['a style', { blindStyle: 'Platinum', motorisation: 'Motor Only' }],
    ['a chosen motor', { blindStyle: 'Classic', motorisation: MOTOR }],
  ])('of an earlier release is no longer sold with %s that its type lacks [D-44]', async (_, unsold) => {
    const { send, userId } = await createCustomerWith(styled);
    await shop.db.update(cartLines).set(unsold).where(eq(cartLines.userId, userId));
    expect((await send('GET', 'Cart')).data).toEqual({ items: [], subtotal: 0 });
  });
});

describe('a blind whose types differ in something else', () => {
  it('keeps its type; style and motorisation do not change the price [D-44, Q-46]', async () => {
    const { cart } = await createCustomerWith({ ...blind, blindStyle: 'Platinum', motorisation: 'Motor Only' }, blind);
    expect(cart.items).toMatchObject([
      { blindStyle: 'Platinum', motorisation: 'Motor Only', pricePerSqFt: 95 },
      { blindStyle: null, motorisation: null, pricePerSqFt: 95 },
    ]);
  });
});

describe('whether a size includes the 2 inches', () => {
  const inside: CartItemInput = { ...blind, fittingType: 'Inside' };
  const listAnswers = ({ items }: { items: { sizeIncludesAllowance: boolean | null }[] }) =>
    items.map(({ sizeIncludesAllowance }) => sizeIncludesAllowance);

  it('is stored with a blind fitted inside, makes a line of its own and does not change the price [D-41]', async () => {
    const { cart, send } = await createCustomerWith(
      inside,
      { ...inside, sizeIncludesAllowance: null },
      { ...inside, sizeIncludesAllowance: true },
      { ...inside, sizeIncludesAllowance: false },
    );
    expect(listAnswers(cart)).toEqual([null, true, false]);
    expect(getQuantities(cart)).toEqual([2, 1, 1]);
    expect(new Set(cart.items.map(({ unitPrice }) => unitPrice)).size).toBe(1);
    expect((await send('GET', 'Cart')).data).toEqual(cart);
  });

  it('is ignored for fitting Outside and for other categories [D-41]', async () => {
    const sizeIncludesAllowance = true;
    const { cart } = await createCustomerWith(
      { ...blind, sizeIncludesAllowance },
      { ...blind, fittingType: 'Outside', sizeIncludesAllowance },
      { ...curtain, fittingType: 'Inside', sizeIncludesAllowance },
    );
    expect(listAnswers(cart)).toEqual([null, null, null]);
  });

  it('is changed, kept and cleared by updates [D-41]', async () => {
    const { send, ids } = await createCustomerWith(inside);
    const update = async (patch: CartItemInput) => listAnswers((await updateItem(send, ids[0], patch)).data);
    expect(await update({ sizeIncludesAllowance: false })).toEqual([false]);
    expect(await update({ quantity: 4 })).toEqual([false]);
    expect(await update({ sizeIncludesAllowance: null })).toEqual([null]);
    expect(await update({ sizeIncludesAllowance: true })).toEqual([true]);
    expect(await update({ fittingType: 'Outside' })).toEqual([null]);
  });

  it('is refused unless it is true, false or null [D-41]', async () => {
    const { send } = await shop.createCustomer();
    expect((await addItems(send, { ...inside, sizeIncludesAllowance: 'yes' })).status).toBe(400);
  });
});
