/** The name, contact and address of a customer. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoint-routes.ts';
import { nullish, pathId, text } from './fields.ts';

export const userDetailsSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** For contact only; the email for signing in never changes. */
  email: z.string(),
  phone: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
});
export type UserDetails = z.infer<typeof userDetailsSchema>;

/** A missing field stays unchanged, a blank one is cleared. */
const saveUserDetailsInputSchema = z.object({
  userId: nullish(z.string()),
  firstName: nullish(text()),
  lastName: nullish(text()),
  email: nullish(text()),
  phone: nullish(text()),
  addressLine1: nullish(text()),
  addressLine2: nullish(text()),
  city: nullish(text()),
  state: nullish(text()),
  postalCode: nullish(text()),
  country: nullish(text()),
});
export type SaveUserDetailsInput = z.infer<typeof saveUserDetailsInputSchema>;

export const getUserDetails = defineEndpoint({
  ...endpointRoutes.getUserDetails,
  summary: "Returns the customer's details.",
  params: z.object({ userId: pathId() }),
  data: userDetailsSchema,
});

export const saveUserDetails = defineEndpoint({
  ...endpointRoutes.saveUserDetails,
  summary: "Saves the given fields of the customer's details and returns all of them.",
  body: saveUserDetailsInputSchema,
  data: userDetailsSchema,
});
