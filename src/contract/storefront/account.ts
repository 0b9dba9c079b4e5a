/**
 * Sign-up and sign-in (specification 0 §3 and §7, SRV-19 to SRV-23).
 */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoints.ts';
import { formText } from './fields.ts';

const accountSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });
export type Account = z.infer<typeof accountSchema>;

const signInSchema = z.object({ jwToken: z.string(), id: z.string(), name: z.string(), email: z.string() });
export type SignIn = z.infer<typeof signInSchema>;

export const registrationSchema = z.object({
  /** First and last name, joined by a space. */
  name: formText(),
  /** The same as `email`. */
  userName: formText(),
  email: formText(),
  password: formText(),
  confirmPassword: formText(),
  phoneNumber: formText(),
});
export type Registration = z.infer<typeof registrationSchema>;

export const authenticate = endpoint({
  ...endpointRoutes.authenticate,
  summary: 'Signs a customer in; answers the session token.',
  limit: 'signIn',
  body: z.object({ email: formText(), password: formText() }),
  data: signInSchema,
});

export const registerCustomer = endpoint({
  ...endpointRoutes.registerCustomer,
  summary: 'Creates an account. The customer signs in afterwards.',
  limit: 'registration',
  successStatus: 201,
  body: registrationSchema,
  data: accountSchema,
});
