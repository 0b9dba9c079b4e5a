/**
 * The three forms that anyone may send (specification 1 §3 and §7, SRV-62 to SRV-65). What is stored is what was
 * typed; the answer repeats it.
 */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { endpointRoutes } from '../endpoints.ts';
import { formText, nullish, text } from './fields.ts';

/** `ticket` is the number that the sender can quote; the confirmation mail repeats it. */
const stored = { id: z.string(), ticket: z.string(), createdAt: z.string() };

/** A field that people never see and the shop's own forms never send filled: what fills it is a program. */
const trap = { website: nullish(text()) };

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

export const sendContactMessage = endpoint({
  ...endpointRoutes.sendContactMessage,
  summary: 'Sends a message to the shop.',
  limit: 'form',
  successStatus: 201,
  body: z.extend(contactMessageSchema, trap),
  data: z.object({ ...stored, ...contactFields }),
});

export const sendProjectInquiry = endpoint({
  ...endpointRoutes.sendProjectInquiry,
  summary: 'Asks the shop about a project.',
  limit: 'form',
  successStatus: 201,
  body: z.extend(projectInquirySchema, trap),
  data: z.object({ ...stored, ...projectFields }),
});

export const sendCustomizationInquiry = endpoint({
  ...endpointRoutes.sendCustomizationInquiry,
  summary: 'Asks the shop for something made differently.',
  limit: 'form',
  successStatus: 201,
  body: z.extend(customizationInquirySchema, trap),
  data: z.object({ ...stored, ...customizationFields }),
});
