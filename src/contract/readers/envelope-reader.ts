/**
 * The envelope {succeeded, data, message} as a client meets it (specification 0 §3): any part may be missing, and some
 * answers are read without it.
 */
import { asRecord, type JsonRecord, readText } from './unknown-json.ts';

type EnvelopeReading = { succeeded: boolean | undefined; data: unknown; message: string | undefined };

export const readEnvelope = (body: unknown): EnvelopeReading => {
  const envelope = asRecord(body);
  return {
    succeeded: typeof envelope?.succeeded === 'boolean' ? envelope.succeeded : undefined,
    data: envelope?.data,
    message: readText(envelope?.message),
  };
};

/** The record inside `data`, or the body itself when it has no such part (PAY-21, PROF-18). */
export const unwrapData = (body: unknown): JsonRecord | undefined => {
  const record = asRecord(body);
  return record !== undefined && 'data' in record ? asRecord(record.data) : record;
};
