/** The endpoints for resetting the password and for changing password and sign-in email. */
import * as z from 'zod/mini';
import { defineEndpoint, emptySchema } from '../endpoint.ts';
import { endpointRoutes } from '../endpoint-routes.ts';
import { formText } from './fields.ts';

export const forgotPassword = defineEndpoint({
  ...endpointRoutes.forgotPassword,
  summary: 'Sends a link to reset the password, if the email has an account. The response never tells.',
  rateLimit: 'passwordReset',
  body: z.object({ email: formText() }),
  data: emptySchema,
});

export const resetPassword = defineEndpoint({
  ...endpointRoutes.resetPassword,
  summary: 'Sets a new password with the token of such a link and ends all sessions.',
  rateLimit: 'signIn',
  body: z.object({ token: formText(), password: formText(), confirmPassword: formText() }),
  data: emptySchema,
});

export const changePassword = defineEndpoint({
  ...endpointRoutes.changePassword,
  summary: 'Sets a new password, ends all sessions and returns a new token for this one.',
  rateLimit: 'signIn',
  body: z.object({ currentPassword: formText(), password: formText(), confirmPassword: formText() }),
  data: z.object({ jwToken: z.string() }),
});

export const changeEmail = defineEndpoint({
  ...endpointRoutes.changeEmail,
  summary: 'Sends a link to the new sign-in email, which changes when the customer confirms it.',
  rateLimit: 'signIn',
  body: z.object({ email: formText(), password: formText() }),
  data: emptySchema,
});

export const confirmEmail = defineEndpoint({
  ...endpointRoutes.confirmEmail,
  summary: 'Changes the sign-in email with the token of such a link.',
  rateLimit: 'signIn',
  body: z.object({ token: formText() }),
  data: emptySchema,
});
