import { formatPaymentAlert } from '#domain/payments/payment-alert.ts';
import { formatIndiaTime } from '#domain/time/india-time.ts';
import type { AuditActor } from '#server/platform/audit/audit-log.ts';
import { CommandError } from '../commands/command-error.ts';
import { toTerminalLine, toTerminalValue } from '../commands/terminal-text.ts';
import type { OrderTools } from './with-order-tools.ts';

type Alerts = OrderTools['alerts'];

/** One line per open alert, below another list. */
export async function printOpenAlerts(alerts: Alerts): Promise<void> {
  for (const { kind, orderNumber, alertKey } of await alerts.listOpen()) {
    console.log(`Review ${orderNumber ?? alertKey}: ${kind.replaceAll('_', ' ')}`);
  }
}

export async function listAlerts({ alerts }: Pick<OrderTools, 'alerts'>): Promise<void> {
  const open = await alerts.listOpen();
  for (const { alertKey, kind, orderNumber, createdAt, details } of open) {
    const text = formatPaymentAlert({ kind, orderNumber: orderNumber ?? 'unknown', details });
    console.log(toTerminalValue([alertKey, formatIndiaTime(createdAt), orderNumber ?? 'no order', text].join('  ')));
  }
  console.log(`${open.length} open ${open.length === 1 ? 'alert' : 'alerts'}`);
}

export async function resolveAlert(
  { alerts }: Pick<OrderTools, 'alerts'>,
  alertKey: string,
  resolution: { author: AuditActor; note: string | undefined },
): Promise<void> {
  const result = await alerts.resolve(alertKey, resolution);
  if (!result.ok) throw new CommandError(`${toTerminalLine(alertKey, 80)}: ${result.message}`);
  console.log(`${toTerminalValue(alertKey)} is resolved.`);
}
