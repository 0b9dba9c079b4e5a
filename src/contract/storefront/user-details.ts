/**
 * Name, phone and address of a customer (specification 1 §3 and §7, SRV-39 to SRV-41).
 */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoints.ts';
import { idInPath, nullish, text } from './fields.ts';

export const userDetailsSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** A contact address; the address for signing in never changes. */
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

/** A missing key keeps its old value, an empty one is emptied (SRV-40). */
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

export const getUserDetails = endpoint({
  ...endpointRoutes.getUserDetails,
  summary: "The customer's own details.",
  params: z.object({ userId: idInPath() }),
  data: userDetailsSchema,
});

export const saveUserDetails = endpoint({
  ...endpointRoutes.saveUserDetails,
  summary: "Saves the given fields of the customer's own details; answers them all.",
  body: saveUserDetailsInputSchema,
  data: userDetailsSchema,
});
