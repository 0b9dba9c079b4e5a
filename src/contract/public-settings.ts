/**
 * What the shop front may know of the installation: business facts (decision D-13) and the addresses it talks to.
 * Everything here is public; it travels inside the page.
 */
import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));

export const shopFactsSchema = z.object({
  /** True while any value is a sample; `SHOP_MODE=live` refuses such a file (decision D-18). */
  sample: z.boolean(),
  name: text,
  legalName: text,
  tagline: text,
  phone: text,
  /** Digits only, with country code, as the messaging service wants it. */
  whatsapp: z.string().check(z.regex(/^\d{11,15}$/)),
  email: text,
  returnsEmail: text,
  address: z.object({ line1: text, line2: text, city: text, state: text, postalCode: text, country: text }),
  hours: z.object({ weekdays: text, weekend: text }),
  grievanceOfficer: z.object({ name: text, designation: text, email: text, phone: text }),
  gstin: text,
});
export type ShopFacts = z.infer<typeof shopFactsSchema>;

export type PublicSettings = {
  shop: ShopFacts;
  /** Address that customers use, without a trailing slash. */
  publicOrigin: string;
  /** Origin of the API when it is not this one; empty for the same origin. */
  apiHost: string;
  /** Where the provider's payment script is, and the mode it is started in (decision D-14). */
  payment: { scriptUrl: string; mode: 'sandbox' | 'production' };
};
