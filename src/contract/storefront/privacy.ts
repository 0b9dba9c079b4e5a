/** The endpoints for a customer's own data: the confirmed email, consents, the copy of all data, and its erasure. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoint-routes.ts';
import { formText, text } from './fields.ts';

const obstacleSchema = z.object({
  kind: z.enum(['order', 'payment', 'refund', 'alert']),
  orderNumber: z.string(),
});

const privacySchema = z.object({
  /** The email for signing in. */
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  /** When the customer agreed to news by email; null without a consent in force. */
  marketingConsentAt: z.nullable(z.string()),
  /** Paid orders whose records tax law requires, and the last day of that. */
  keptOrders: z.object({ count: z.number(), until: z.nullable(z.string()) }),
  /** Reasons that postpone an erasure now. */
  obstacles: z.array(obstacleSchema),
  /** When the customer asked for the erasure that is postponed; null when they didn't. */
  erasureRequestedAt: z.nullable(z.string()),
});
export type Privacy = z.infer<typeof privacySchema>;

export const dataCopySchema = z.object({
  createdAt: z.string(),
  sections: z.array(
    z.object({ name: z.string(), title: z.string(), records: z.array(z.record(z.string(), z.json())) }),
  ),
});
export type DataCopy = z.infer<typeof dataCopySchema>;

const sentSchema = z.object({ isEmailConfirmed: z.boolean() });
const erasureSchema = z.object({
  /** False when something postpones it. */
  isErased: z.boolean(),
  obstacles: z.array(obstacleSchema),
});
export type Erasure = z.infer<typeof erasureSchema>;

export const getPrivacy = defineEndpoint({
  ...endpointRoutes.getPrivacy,
  summary: "Returns the state of the customer's email, consents and erasure.",
  data: privacySchema,
});

export const getMyData = defineEndpoint({
  ...endpointRoutes.getMyData,
  summary: 'Returns a copy of everything the shop stores about the customer.',
  rateLimit: 'signIn',
  data: dataCopySchema,
});

export const sendVerificationEmail = defineEndpoint({
  ...endpointRoutes.sendVerificationEmail,
  summary: 'Sends the email with the link that confirms the sign-in email once more.',
  rateLimit: 'form',
  data: sentSchema,
});

export const verifyEmail = defineEndpoint({
  ...endpointRoutes.verifyEmail,
  summary: "Confirms an account's email by the token of the emailed link.",
  rateLimit: 'signIn',
  body: z.object({ token: formText() }),
  data: z.object({ email: z.string() }),
});

export const saveMarketingConsent = defineEndpoint({
  ...endpointRoutes.saveMarketingConsent,
  summary: 'Gives or withdraws the consent to news by email.',
  body: z.object({ isGiven: z.boolean() }),
  data: privacySchema,
});

export const eraseMyData = defineEndpoint({
  ...endpointRoutes.eraseMyData,
  summary: "Erases the customer's data, or as soon as open orders and refunds allow.",
  rateLimit: 'signIn',
  body: z.object({ password: z.optional(text()) }),
  data: erasureSchema,
});

export const withdrawErasure = defineEndpoint({
  ...endpointRoutes.withdrawErasure,
  summary: 'Withdraws a request for erasure that is postponed.',
  data: privacySchema,
});
