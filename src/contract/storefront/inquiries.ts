/**
 * The public contact and inquiry forms, and how a sender follows a ticket. Texts are stored exactly as typed and returned in the
 * response.
 */
import * as z from 'zod/mini';
import { INQUIRY_KINDS } from '#domain/inquiries/inquiry-kinds.ts';
import { defineEndpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoint-routes.ts';
import { formText, nullish, text } from './fields.ts';

/** `ticket` is the number in the confirmation email. */
const storedFields = { id: z.string(), ticket: z.string(), createdAt: z.string() };

/** The honeypot field: hidden in the forms, so only bots fill it in. */
const honeypot = { website: nullish(text()) };

const contactFields = { name: formText(), email: formText(), phone: formText(), message: formText() };
export const contactMessageSchema = z.object(contactFields);

const projectFields = {
  name: formText(),
  email: formText(),
  phone: formText(),
  projectType: formText(),
  projectDetails: formText(),
};
export const projectInquirySchema = z.object(projectFields);

const customizationFields = {
  customerName: formText(),
  email: formText(),
  phone: formText(),
  productType: formText(),
  customizationDetails: formText(),
};
export const customizationInquirySchema = z.object(customizationFields);

export const sendContactMessage = defineEndpoint({
  ...endpointRoutes.sendContactMessage,
  summary: 'Sends a message to the shop.',
  rateLimit: 'form',
  successStatus: 201,
  body: z.extend(contactMessageSchema, honeypot),
  data: z.object({ ...storedFields, ...contactFields }),
});

export const sendProjectInquiry = defineEndpoint({
  ...endpointRoutes.sendProjectInquiry,
  summary: 'Sends a project inquiry.',
  rateLimit: 'form',
  successStatus: 201,
  body: z.extend(projectInquirySchema, honeypot),
  data: z.object({ ...storedFields, ...projectFields }),
});

export const sendCustomizationInquiry = defineEndpoint({
  ...endpointRoutes.sendCustomizationInquiry,
  summary: 'Sends a customization inquiry.',
  rateLimit: 'form',
  successStatus: 201,
  body: z.extend(customizationInquirySchema, honeypot),
  data: z.object({ ...storedFields, ...customizationFields }),
});

const ticketSchema = z.object({
  ticket: z.string(),
  kind: z.enum(INQUIRY_KINDS),
  createdAt: z.string(),
  acknowledgeBy: z.string(),
  resolveBy: z.string(),
  /** When the shop first replied; null: not yet. */
  acknowledgedAt: z.nullable(z.string()),
  /** Null while the shop works on it. */
  doneAt: z.nullable(z.string()),
  /** Oldest first. */
  replies: z.array(z.object({ at: z.string(), text: z.string() })),
});
export type Ticket = z.infer<typeof ticketSchema>;

export const findTicket = defineEndpoint({
  ...endpointRoutes.findTicket,
  summary: 'Returns the state and the replies of a ticket to whoever knows its number and the email.',
  rateLimit: 'ticket',
  body: z.object({ ticket: formText(), email: formText() }),
  data: ticketSchema,
});
