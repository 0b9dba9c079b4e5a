/**
 * The three forms that anyone may send (specification 1 §3 and §7, SRV-62 to SRV-65). What is stored is what was
 * typed; the answer repeats it.
 */
import * as z from 'zod/mini';
import { callTable } from '../calls.ts';
import { endpoint } from '../endpoint.ts';
import { formText, maybe, text } from './fields.ts';

/** `ticket` is the number that the sender can quote; the confirmation mail repeats it. */
const stored = { id: z.string(), ticket: z.string(), createdAt: z.string() };

/** A field that people never see and the shop's own forms never send filled: what fills it is a program. */
const trap = { website: maybe(text()) };

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
  ...callTable.sendContactMessage,
  summary: 'Sends a message to the shop.',
  limit: 'form',
  successStatus: 201,
  body: z.extend(contactMessageSchema, trap),
  data: z.object({ ...stored, ...contactFields }),
});

export const sendProjectInquiry = endpoint({
  ...callTable.sendProjectInquiry,
  summary: 'Asks the shop about a project.',
  limit: 'form',
  successStatus: 201,
  body: z.extend(projectInquirySchema, trap),
  data: z.object({ ...stored, ...projectFields }),
});

export const sendCustomizationInquiry = endpoint({
  ...callTable.sendCustomizationInquiry,
  summary: 'Asks the shop for something made differently.',
  limit: 'form',
  successStatus: 201,
  body: z.extend(customizationInquirySchema, trap),
  data: z.object({ ...stored, ...customizationFields }),
});
