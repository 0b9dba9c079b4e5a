/** The settings that every page embeds: the shop's business details (decision D-13) and service addresses. All of it is public. */
import * as z from 'zod/mini';
import { isShopEmail } from '#domain/account/email.ts';
import { DELIVERY_ZONES } from '#domain/delivery/making-and-delivery.ts';
import { MAX_SIZE_INCHES } from '#domain/measuring/size.ts';

/** Every page embeds these texts. */
const MAX_FACT_LENGTH = 1000;
const MAX_HOLIDAYS = 400;
const MAX_WAYS_TO_PAY = 20;
const MAX_SAMPLE_PRICE_RUPEES = 10_000;
const MAX_ORDER_LIMIT_RUPEES = 10_000_000;

/** Line breaks and other control characters, and those that change the direction of the text. */
const HIDDEN_CHARACTER = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

const text = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(MAX_FACT_LENGTH),
  z.refine((value) => !HIDDEN_CHARACTER.test(value)),
);

/** Grouped as the shop likes. */
const phone = z.string().check(
  z.trim(),
  z.regex(/^[\d ()+-]{8,40}$/),
  z.refine((value) => {
    const digitCount = value.replace(/\D/g, '').length;
    return digitCount >= 8 && digitCount <= 15;
  }),
);

const email = z.string().check(z.trim(), z.refine(isShopEmail));
/** State code, PAN, entity number, Z and check character. */
const gstin = z.string().check(z.trim(), z.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/));

const samplePrice = z.number().check(z.minimum(0), z.maximum(MAX_SAMPLE_PRICE_RUPEES), z.multipleOf(0.01));
const workingDays = z.int().check(z.minimum(0), z.maximum(365));
const isoDate = z.iso.date();

const byCategory = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object({ wallpaper: schema, curtains: schema, blinds: schema, canvas: schema, fabrics: schema });

/** The delivery promise: the working days to make a piece plus the days to bring it to the customer's zone. */
const deliverySchema = z.object({
  leadTimeWorkingDays: byCategory(workingDays),
  sampleLeadTimeWorkingDays: z.optional(workingDays),
  /** The key is the zone, which is the first digit of the PIN code. */
  transitWorkingDays: z.record(z.enum(DELIVERY_ZONES), workingDays),
  /** Days on which nobody works, besides Sundays. */
  holidays: z._default(z.array(isoDate).check(z.maxLength(MAX_HOLIDAYS)), []),
});

const inches = z.number().check(z.minimum(1), z.maximum(MAX_SIZE_INCHES));
const standardSize = z.optional(z.object({ widthInInches: inches, heightInInches: inches }));

/** The sizes above which the product page asks to contact customer service; a category left out keeps its default (decision D-41). */
const standardSizesSchema = z.object({
  wallpaper: standardSize,
  curtains: standardSize,
  blinds: standardSize,
  /** Cloth is as wide as its type says. */
  fabrics: z.optional(z.object({ lengthInInches: inches })),
});

export const shopFactsSchema = z.object({
  /** True while any value is sample data; `SHOP_MODE=live` refuses such facts (decisions D-18, D-51). */
  sample: z.boolean(),
  name: text,
  legalName: text,
  tagline: text,
  phone,
  /** Digits only, with country code, as WhatsApp links require. */
  whatsapp: z.string().check(z.regex(/^\d{11,15}$/)),
  email,
  returnsEmail: email,
  address: z.object({ line1: text, line2: text, city: text, state: text, postalCode: text, country: text }),
  hours: z.object({ weekdays: text, weekend: text }),
  grievanceOfficer: z.object({ name: text, designation: text, email, phone }),
  gstin,
  /** The settings below are optional: without one, the shop doesn't make that promise or offer. */
  delivery: z.optional(deliverySchema),
  /** The price of one sample in rupees. */
  samplePrice: z.optional(samplePrice),
  /** How customers can pay, in the words of the shop. */
  acceptedPayments: z.optional(z.array(text).check(z.maxLength(MAX_WAYS_TO_PAY))),
  fittingHelp: z.optional(text),
  remakePromise: z.optional(text),
  standardSizes: z.optional(standardSizesSchema),
  /** The largest order that can be paid; without it MAX_ORDER_RUPEES counts. */
  maxOrderRupees: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_ORDER_LIMIT_RUPEES))),
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
