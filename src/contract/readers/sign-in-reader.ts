/**
 * The token in the answer to a sign-in: `data.jwToken` (specification 0 §7).
 */
import { readEnvelope } from './envelope-reader.ts';
import { asRecord, readText } from './unknown-json.ts';

export const readToken = (body: unknown): string | undefined => readText(asRecord(readEnvelope(body).data)?.jwToken);
