import { type SQL, sql } from 'drizzle-orm';
import { bigint, type ExtraConfigColumn, integer, type PgColumn, timestamp } from 'drizzle-orm/pg-core';
import type { InchHundredths } from '#domain/measuring/size.ts';
import type { Paise } from '#domain/money/paise.ts';

export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true });
export const paiseColumn = (name: string) => bigint(name, { mode: 'number' }).$type<Paise>();
export const hundredthsColumn = (name: string) => integer(name).$type<InchHundredths>();

/**
 * Like normaliseEmail, for emails that are stored as somebody typed them: removes all that JavaScript's trim() does, where SQL's
 * removes only spaces.
 */
export const normaliseEmailColumn = (column: PgColumn | ExtraConfigColumn): SQL =>
  sql`lower(btrim(${column}, E' \\t\\n\\x0b\\f\\r\\u00a0\\u1680\\u2000\\u2001\\u2002\\u2003\\u2004\\u2005\\u2006\\u2007\\u2008\\u2009\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff'))`;
