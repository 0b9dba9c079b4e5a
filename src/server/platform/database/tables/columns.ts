import { bigint, integer, timestamp } from 'drizzle-orm/pg-core';
import type { InchHundredths } from '#domain/measuring/size.ts';
import type { Paise } from '#domain/money/paise.ts';

export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true });
export const paiseColumn = (name: string) => bigint(name, { mode: 'number' }).$type<Paise>();
export const hundredthsColumn = (name: string) => integer(name).$type<InchHundredths>();
