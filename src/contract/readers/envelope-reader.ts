/** Reads the response envelope {succeeded, data, message}, any part of which may be missing. */
import { asRecord, type JsonRecord, readText } from './unknown-json.ts';

type ParsedEnvelope = { succeeded: boolean | undefined; data: unknown; message: string | undefined };

export const readEnvelope = (body: unknown): ParsedEnvelope => {
  const envelope = asRecord(body);
  return {
    succeeded: typeof envelope?.succeeded === 'boolean' ? envelope.succeeded : undefined,
    data: envelope?.data,
    message: readText(envelope?.message),
  };
};

/** Returns the record in `data`, or the body itself when it has no `data`. */
export const unwrapData = (body: unknown): JsonRecord | undefined => {
  const record = asRecord(body);
  return record !== undefined && 'data' in record ? asRecord(record.data) : record;
};
