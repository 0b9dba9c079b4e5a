/**
 * Pieces that several schemas share. They check shape and generous lengths only: ranges and sentences belong to the
 * domain rules, which the services ask (SRV-19, SRV-31, SRV-40).
 */
import * as z from 'zod/mini';

/** Longest text that any field may carry; the rules behind it are stricter (decision D-29). */
const MAX_TEXT_LENGTH = 100_000;

// Functions, not constants: a bundler may drop an unused call, but not an unused `.check()`.
/** @__NO_SIDE_EFFECTS__ */
export const text = () => z.string().check(z.maxLength(MAX_TEXT_LENGTH));

/** Text of a form. Missing or null reads as empty, so that the rule that requires it gives its own sentence. */
/** @__NO_SIDE_EFFECTS__ */
export const formText = () =>
  z.pipe(
    z.transform((value: string | null | undefined) => value ?? ''),
    text(),
  );

/** May be left out, and null means the same. */
/** @__NO_SIDE_EFFECTS__ */
export const nullish = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/** Accepted in a body and never read: the server computes it (SRV-29). */
/** @__NO_SIDE_EFFECTS__ */
export const ignored = () => z.optional(z.unknown());

/** An id in a path: any text, because a malformed id answers 404 like an unknown one (SRV-08). */
/** @__NO_SIDE_EFFECTS__ */
export const idInPath = () => z.string();
