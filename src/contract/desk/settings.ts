/** The business facts that staff can change: contact, delivery, samples and standard sizes (decision D-51). */
import * as z from 'zod/mini';
import { shopFactsSchema } from '../public-settings.ts';
import { defineDeskEndpoint } from './desk-endpoint.ts';

/** A conflict (409) has it as `data`, too. */
export const settingsSchema = z.object({
  version: z.int32(),
  facts: shopFactsSchema,
  changedAt: z.string(),
  /** Null while they come from SETTINGS_FILE. */
  changedBy: z.nullable(z.string()),
});
export type SettingsView = z.infer<typeof settingsSchema>;

export const getSettings = defineDeskEndpoint({
  method: 'GET',
  path: '/api/desk/settings',
  summary: 'Returns the business facts in force, and who changed them last.',
  access: 'settings.edit',
  data: settingsSchema,
});

export const saveSettings = defineDeskEndpoint({
  method: 'POST',
  path: '/api/desk/settings',
  summary: 'Replaces the business facts. Every process of the shop follows within a second.',
  access: 'settings.edit',
  /** The service checks the facts, to name the field in a sentence. */
  body: z.object({ version: z.int32(), facts: z.record(z.string(), z.unknown()) }),
  data: settingsSchema,
});
