import type { OrderAdminRepository } from '#server/modules/orders/order-admin-repository.ts';
import type { OrderRow } from '#server/platform/database/tables/orders/order-tables.ts';
import { CommandError } from '../commands/command-error.ts';
import { toTerminalLine } from '../commands/terminal-text.ts';

export async function findOrder(
  orderAdmin: Pick<OrderAdminRepository, 'findByIdOrNumber'>,
  idOrNumber: string,
): Promise<OrderRow> {
  const order = await orderAdmin.findByIdOrNumber(idOrNumber);
  if (!order) throw new CommandError(`There is no order ${toTerminalLine(idOrNumber, 60)}.`);
  return order;
}
