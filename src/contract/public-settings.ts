/** The settings that every page embeds: the shop's business details (decision D-13) and service addresses. All of it is public. */
import * as z from 'zod/mini';
import { isValidEmail } from '#domain/account/email.ts';

const text = z.string().check(z.trim(), z.minLength(1));

const email = z.string().check(z.trim(), z.refine(isValidEmail));
/** State code, PAN, entity number, Z and check character. */
const gstin = z.string().check(z.trim(), z.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/));

export const shopFactsSchema = z.object({
  /** True while any value is sample data; `SHOP_MODE=live` refuses such a file (decision D-18). */
  sample: z.boolean(),
  name: text,
  legalName: text,
  tagline: text,
  phone: text,
  /** Digits only, with country code, as WhatsApp links require. */
  whatsapp: z.string().check(z.regex(/^\d{11,15}$/)),
  email,
  returnsEmail: email,
  address: z.object({ line1: text, line2: text, city: text, state: text, postalCode: text, country: text }),
  hours: z.object({ weekdays: text, weekend: text }),
  grievanceOfficer: z.object({ name: text, designation: text, email, phone: text }),
  gstin,
});
export type ShopFacts = z.infer<typeof shopFactsSchema>;

export type PublicSettings = {
  shop: ShopFacts;
  /** The origin customers use, without a trailing slash. */
  publicOrigin: string;
  /** Origin of a separate API host; `undefined` if the page's own origin serves the API. */
  apiOrigin: string | undefined;
  /** The payment provider's script and mode (decision D-14). */
  payment: { scriptUrl: string; mode: 'sandbox' | 'production' };
};
