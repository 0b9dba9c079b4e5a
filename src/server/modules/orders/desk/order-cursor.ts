import { type SQL, sql } from 'drizzle-orm';
import type { OrderFilter } from '#contract/desk/orders.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import { orders } from '#server/platform/database/tables/order-tables.ts';

type OrderPosition = { readonly createdAt: Date; readonly id: string };

export const formatCursor = ({ createdAt, id }: OrderPosition): string => `${createdAt.getTime()}_${id}`;

export function parseCursor(cursor: string): OrderPosition {
  const [, time = '', id = ''] = /^(\d{1,15})_(.+)$/.exec(cursor) ?? [];
  if (!isUuid(id)) throw createBadRequestError('This page of the list does not exist.');
  return { createdAt: new Date(Number(time)), id };
}

/** Continues a list behind one of its orders. */
export function isBehind({ createdAt, id }: OrderPosition, sort: OrderFilter['sort']): SQL {
  const position = sql`(${orders.createdAt}, ${orders.id})`;
  const last = sql`(${createdAt.toISOString()}, ${id})`;
  return sort === 'newest' ? sql`${position} < ${last}` : sql`${position} > ${last}`;
}
