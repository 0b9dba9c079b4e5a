import type { Page } from 'playwright-core';
import { makeAccount, PASSWORD, TOKEN_KEY } from '../pages/account-page.ts';
import { fetchProduct } from '../pages/product-page.ts';
import { openPage, type PageOptions, shopAddress } from './browser.ts';

export type Customer = { shop: string; email: string; token: string };

/** Sends a request as this customer; returns the response data. */
export async function ask<Data>(
  customer: Pick<Customer, 'shop' | 'token'>,
  method: string,
  path: string,
  body?: object,
) {
  const answer = await fetch(`${customer.shop}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${customer.token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data, message } = (await answer.json()) as { data: Data; message: string };
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${message}`);
  return data;
}

/** The owner of an account, signed in without a browser. */
export async function signIn(email: string, shop = shopAddress()): Promise<Customer> {
  const nobody = { shop, token: '' };
  const { jwToken } = await ask<{ jwToken: string }>(nobody, 'POST', '/api/Account/Authentication', {
    email,
    password: PASSWORD,
  });
  return { shop, email, token: jwToken };
}

/** A customer of this test alone. */
export const makeCustomer = async (shop = shopAddress()): Promise<Customer> => signIn(await makeAccount(shop), shop);

/** The page as this customer sees it, without the way over the login screen. */
export const openAs = ({ shop, token }: Customer, path: string, options: PageOptions = {}): Promise<Page> =>
  openPage(path, { ...options, shop, stored: { [TOKEN_KEY]: token } });

type CartItemInput = { widthInInches: number; heightInInches: number; orderComment?: string };

/** Puts wallpapers of these sizes into the cart; resolves with their title. */
export async function putIntoCart(customer: Customer, ...inputs: readonly CartItemInput[]): Promise<string> {
  const { id, title, wallpaperTypes, images } = await fetchProduct('wallpaper');
  const items = inputs.map((input) => ({
    productId: id,
    productTypeId: wallpaperTypes[0]?.id,
    colorHex: images[0]?.hexCode,
    productImageUrl: images[0]?.url,
    quantity: 1,
    ...input,
  }));
  await ask(customer, 'POST', '/api/Cart/addtocart', { items });
  return title;
}

/** Puts the first products of the shop on the wishlist. */
export async function like(customer: Customer, count: number): Promise<void> {
  const products = await ask<{ id: string }[]>(customer, 'GET', '/api/Products/GetAllProducts');
  for (const { id } of products.slice(0, count)) await ask(customer, 'POST', `/api/Wishlist/${id}`);
}
