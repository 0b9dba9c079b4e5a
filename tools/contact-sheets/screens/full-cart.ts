import type { Page } from 'playwright-core';
import { CATEGORIES, CATEGORY_KEYS } from '#domain/catalogue/category.ts';
import { fetchProduct } from '#tests/e2e/pages/product-page.ts';
import type { PageOptions } from '#tests/e2e/support/browser.ts';
import { type Customer, createCustomer, openPageAs, sendAs } from '#tests/e2e/support/customer.ts';

/** One item per category, a wall with a seven-digit price and a sample. */
async function createCartItems() {
  const products = await Promise.all(CATEGORY_KEYS.map((category) => fetchProduct(category)));
  const items = products.map((product) => ({
    productId: product.id,
    productTypeId: product[CATEGORIES[product.category].typeListField][0]?.id,
    colorHex: product.images[0]?.hexCode,
    productImageUrl: product.images[0]?.url,
    widthInInches: 36.3,
    heightInInches: 48.7,
    quantity: 1,
    curtainConfiguration: 'Pair of Curtains',
    curtainHeading: 'Eyelet',
    curtainTiebacks: 'Rope',
    fittingType: 'Inside',
    blindStyle: 'Classic',
    motorisation: 'Motor Only',
    chainColour: 'White',
    sideOfControls: 'Left',
  }));
  const [first] = items;
  const wall = {
    ...first,
    widthInInches: 480,
    heightInInches: 120,
    quantity: 9,
    orderComment: 'For the long wall of the hall, please.',
  };
  const sample = { kind: 'sample', productId: first?.productId, colorHex: first?.colorHex };
  return [...items, wall, sample];
}

async function createCustomerWithFullCart(): Promise<Customer> {
  const customer = await createCustomer();
  await sendAs(customer, 'POST', '/api/Cart/addtocart', { items: await createCartItems() });
  return customer;
}

export const openWithFullCart = async (path: string, options: PageOptions): Promise<Page> =>
  openPageAs(await createCustomerWithFullCart(), path, options);
