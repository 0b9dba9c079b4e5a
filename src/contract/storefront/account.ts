/** The endpoints for signing up and signing in. */
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoint-routes.ts';
import { formText, nullish } from './fields.ts';

const accountSchema = z.object({ id: z.string(), name: z.string(), email: z.string() });
export type Account = z.infer<typeof accountSchema>;

const signInSchema = z.object({ jwToken: z.string(), id: z.string(), name: z.string(), email: z.string() });
export type SignIn = z.infer<typeof signInSchema>;

export const registrationSchema = z.object({
  /** First and last name. */
  name: formText(),
  /** The same as `email`. */
  userName: formText(),
  email: formText(),
  password: formText(),
  confirmPassword: formText(),
  phoneNumber: formText(),
  /** Whether the boxes of the sign-up form were ticked. */
  acceptsTerms: nullish(z.boolean()),
  acceptsMarketing: nullish(z.boolean()),
});
export type Registration = z.infer<typeof registrationSchema>;

export const authenticate = defineEndpoint({
  ...endpointRoutes.authenticate,
  summary: 'Signs a customer in and returns the session token.',
  rateLimit: 'signIn',
  body: z.object({ email: formText(), password: formText() }),
  data: signInSchema,
});

export const registerCustomer = defineEndpoint({
  ...endpointRoutes.registerCustomer,
  summary: 'Creates an account. The customer signs in afterwards.',
  rateLimit: 'registration',
  successStatus: 201,
  body: registrationSchema,
  data: accountSchema,
});
