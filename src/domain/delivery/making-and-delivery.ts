/** The working days of the delivery promise: to make the slowest piece, and to bring it to the customer's zone. */
import { isSampleLine, type WithLineKind } from '../cart/line-kind.ts';
import type { Category } from '../catalogue/category.ts';

/** The first digit of a PIN code. */
export const DELIVERY_ZONES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type DeliveryZone = (typeof DELIVERY_ZONES)[number];

/** The shop's settings. */
export type DeliveryTimes = {
  readonly leadTimeWorkingDays: Readonly<Record<Category, number>>;
  /** Without it, a sample takes as long as a piece of its category. */
  readonly sampleLeadTimeWorkingDays?: number | undefined;
  readonly transitWorkingDays: Readonly<Record<DeliveryZone, number>>;
  readonly holidays: readonly string[];
};

export type PromisedLine = WithLineKind & { readonly category: Category };

export const getLeadTime = (times: DeliveryTimes, lines: readonly PromisedLine[]): number =>
  Math.max(0, ...lines.map((line) => getLineLeadTime(times, line)));

const getLineLeadTime = (times: DeliveryTimes, line: PromisedLine): number =>
  (isSampleLine(line) ? times.sampleLeadTimeWorkingDays : undefined) ?? times.leadTimeWorkingDays[line.category];

/** Returns e.g. '10 to 15 working days', for the nearest and the farthest zone. */
export function formatMakingAndDelivery(times: DeliveryTimes, lines: readonly PromisedLine[]): string {
  const leadTime = getLeadTime(times, lines);
  const transitTimes = Object.values(times.transitWorkingDays);
  const [fastest, slowest] = [leadTime + Math.min(...transitTimes), leadTime + Math.max(...transitTimes)];
  return `${fastest === slowest ? '' : `${fastest} to `}${slowest} working ${slowest === 1 ? 'day' : 'days'}`;
}
