import { bigint, timestamp } from 'drizzle-orm/pg-core';

export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true });
export const paiseColumn = (name: string) => bigint(name, { mode: 'number' });
