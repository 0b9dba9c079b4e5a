import type { SendRequest } from '../shop/catalogue-shop.ts';
import type { CheckoutShop } from '../shop/checkout-shop.ts';
import { ASHA, registerCustomer, signIn } from './account-requests.ts';

/** Registers and signs in through the API, as in a browser. */
export async function createRegisteredCustomer(
  shop: CheckoutShop,
  changes: Parameters<typeof registerCustomer>[1] & { acceptsTerms?: boolean; acceptsMarketing?: boolean } = {},
): Promise<{ userId: string; email: string; send: SendRequest }> {
  const registration = { ...ASHA, ...changes };
  const response = await registerCustomer(shop.app, registration);
  if (response.statusCode !== 201) throw new Error(response.body);
  const email = String(registration.email);
  const { data } = (await signIn(shop.app, email)).json<{ data: { id: string; jwToken: string } }>();
  return { userId: data.id, email, send: shop.sendAs(`Bearer ${data.jwToken}`) };
}
