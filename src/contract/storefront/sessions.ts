/** The endpoints for ending sessions and listing them. */
import * as z from 'zod/mini';
import { defineEndpoint, emptySchema } from '../endpoint.ts';
import { endpointRoutes } from '../endpoint-routes.ts';

const signedInDeviceSchema = z.object({
  /** Browser and system, such as 'Chrome on Android'. */
  device: z.string(),
  signedInAt: z.string(),
  /** The device that sent the request. */
  isCurrent: z.boolean(),
});
export type SignedInDevice = z.infer<typeof signedInDeviceSchema>;

export const logOut = defineEndpoint({
  ...endpointRoutes.logOut,
  summary: 'Ends the session of this token.',
  data: emptySchema,
});

export const logOutEverywhere = defineEndpoint({
  ...endpointRoutes.logOutEverywhere,
  summary: 'Ends all sessions of the customer, including this one.',
  data: emptySchema,
});

export const getDevices = defineEndpoint({
  ...endpointRoutes.getDevices,
  summary: 'Lists the devices on which the customer is signed in, newest first.',
  data: z.object({ items: z.array(signedInDeviceSchema) }),
});
