import type { OrderAdminRepository } from '#server/modules/orders/order-admin-repository.ts';
import type { OrderRow } from '#server/platform/database/tables/order-tables.ts';
import { screenLine } from '../inbox/terminal-text.ts';
import { OrderCommandError } from './command-error.ts';

export async function findOrder(desk: Pick<OrderAdminRepository, 'find'>, idOrNumber: string): Promise<OrderRow> {
  const order = await desk.find(idOrNumber);
  if (!order) throw new OrderCommandError(`There is no order ${screenLine(idOrNumber, 60)}.`);
  return order;
}
