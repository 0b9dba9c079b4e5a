/**
 * Field schemas shared by several endpoints. They check types and generous lengths only; the domain rules check values and
 * produce the messages.
 */
import * as z from 'zod/mini';

/** The upper limit of any text; domain rules are stricter (decision D-29). */
const MAX_TEXT_LENGTH = 100_000;

// Functions, because a bundler can drop an unused call but not a constant built with `.check()`.
/** @__NO_SIDE_EFFECTS__ */
export const text = () => z.string().check(z.maxLength(MAX_TEXT_LENGTH));

/** One schema per field of the shape. */
export type SchemaFields<Shape> = { [Name in keyof Shape]: z.ZodMiniType<Shape[Name]> };

/** A form field. Missing or null becomes empty, so that the domain rule reports it as required. */
/** @__NO_SIDE_EFFECTS__ */
export const formText = () =>
  z.pipe(
    z.transform((value: string | null | undefined) => value ?? ''),
    text(),
  );

/** @__NO_SIDE_EFFECTS__ */
export const nullish = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/** Accepted in a request but never used. */
/** @__NO_SIDE_EFFECTS__ */
export const ignored = () => z.optional(z.unknown());

/** Any text, because a malformed id gets the same 404 as an unknown one. */
/** @__NO_SIDE_EFFECTS__ */
export const pathId = () => z.string();
