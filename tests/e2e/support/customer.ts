import type { Page } from 'playwright-core';
import { createAccount, PASSWORD, TOKEN_KEY } from '../pages/account-page.ts';
import { fetchProduct } from '../pages/product-page.ts';
import { getShopAddress, openPage, type PageOptions } from './browser.ts';

export type Customer = { shop: string; email: string; token: string };

/** Sends a request as this customer; returns the response data. */
export async function sendAs<Data>(
  customer: Pick<Customer, 'shop' | 'token'>,
  method: string,
  path: string,
  body?: object,
) {
  const response = await fetch(`${customer.shop}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${customer.token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data, message } = (await response.json()) as { data: Data; message: string };
  if (!response.ok) throw new Error(`${method} ${path} responded ${response.status}: ${message}`);
  return data;
}

/** Signs in without a browser. */
export async function signIn(email: string, shop = getShopAddress()): Promise<Customer> {
  const visitor = { shop, token: '' };
  const { jwToken } = await sendAs<{ jwToken: string }>(visitor, 'POST', '/api/Account/Authentication', {
    email,
    password: PASSWORD,
  });
  return { shop, email, token: jwToken };
}

/** Creates an account for this test alone and signs in. */
export const createCustomer = async (shop = getShopAddress()): Promise<Customer> =>
  signIn(await createAccount(shop), shop);

/** Opens a page signed in as this customer. */
export const openPageAs = ({ shop, token }: Customer, path: string, options: PageOptions = {}): Promise<Page> =>
  openPage(path, { ...options, shop, stored: { [TOKEN_KEY]: token } });

type CartItemInput = { widthInInches: number; heightInInches: number; orderComment?: string };

/** Adds wallpapers of these sizes to the cart; resolves with their title. */
export async function addWallpapersToCart(customer: Customer, ...inputs: readonly CartItemInput[]): Promise<string> {
  const { id, title, wallpaperTypes, images } = await fetchProduct('wallpaper');
  const items = inputs.map((input) => ({
    productId: id,
    productTypeId: wallpaperTypes[0]?.id,
    colorHex: images[0]?.hexCode,
    productImageUrl: images[0]?.url,
    quantity: 1,
    ...input,
  }));
  await sendAs(customer, 'POST', '/api/Cart/addtocart', { items });
  return title;
}

/** Adds the first `count` products to the wishlist. */
export async function likeProducts(customer: Customer, count: number): Promise<void> {
  const products = await sendAs<{ id: string }[]>(customer, 'GET', '/api/Products/GetAllProducts');
  for (const { id } of products.slice(0, count)) await sendAs(customer, 'POST', `/api/Wishlist/${id}`);
}
