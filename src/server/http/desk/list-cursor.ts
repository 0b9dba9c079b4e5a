import { type Column, type SQL, sql } from 'drizzle-orm';
import { isUuid } from '#domain/text/uuid.ts';
import { createBadRequestError } from '../app-error.ts';

/** Lists are sorted by time and id; a page continues behind the last row of the page before. */
type ListPosition = { readonly createdAt: Date; readonly id: string };

export const formatCursor = ({ createdAt, id }: ListPosition): string => `${createdAt.getTime()}_${id}`;

export function parseCursor(cursor: string): ListPosition {
  // Fourteen digits end in the year 5138; the database can't read years of five digits.
  const [, time = '', id = ''] = /^(\d{1,14})_(.+)$/.exec(cursor) ?? [];
  if (!isUuid(id)) throw createBadRequestError('This page of the list does not exist.');
  return { createdAt: new Date(Number(time)), id };
}

type ListTable = { readonly createdAt: Column; readonly id: Column };

/** Continues a list of the table behind one of its rows. */
export function buildAfterCursorFilter(
  table: ListTable,
  { createdAt, id }: ListPosition,
  sort: 'newest' | 'oldest',
): SQL {
  const position = sql`(${table.createdAt}, ${table.id})`;
  const last = sql`(${createdAt.toISOString()}, ${id})`;
  return sort === 'newest' ? sql`${position} < ${last}` : sql`${position} > ${last}`;
}
