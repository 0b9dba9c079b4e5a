/**
 * The token in the answer to a sign-in: `data.jwToken` (specification 0 §7).
 */
import { readEnvelope } from './envelope-reader.ts';
import { recordOf, textOf } from './unknown-json.ts';

export const readToken = (body: unknown): string | undefined => textOf(recordOf(readEnvelope(body).data)?.jwToken);
