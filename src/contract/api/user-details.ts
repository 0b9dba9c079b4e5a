/**
 * Name, phone and address of a customer (specification 1 §3 and §7, SRV-39 to SRV-41).
 */
import * as z from 'zod/mini';
import { callTable } from '../calls.ts';
import { endpoint } from '../endpoint.ts';
import { idInPath, maybe, text } from './fields.ts';

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
const userDetailsWishSchema = z.object({
  userId: maybe(z.string()),
  firstName: maybe(text()),
  lastName: maybe(text()),
  email: maybe(text()),
  phone: maybe(text()),
  addressLine1: maybe(text()),
  addressLine2: maybe(text()),
  city: maybe(text()),
  state: maybe(text()),
  postalCode: maybe(text()),
  country: maybe(text()),
});
export type UserDetailsWish = z.infer<typeof userDetailsWishSchema>;

export const getUserDetails = endpoint({
  ...callTable.getUserDetails,
  summary: "The customer's own details.",
  params: z.object({ userId: idInPath() }),
  data: userDetailsSchema,
});

export const saveUserDetails = endpoint({
  ...callTable.saveUserDetails,
  summary: "Saves the given fields of the customer's own details; answers them all.",
  body: userDetailsWishSchema,
  data: userDetailsSchema,
});
