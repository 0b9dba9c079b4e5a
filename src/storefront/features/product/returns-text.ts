import type { Category } from '#domain/catalogue/category.ts';
import { REPORT_DAMAGE_WITHIN_HOURS, RETURN_WITHIN_DAYS } from '#domain/shell/policy-figures.ts';

/** Must match the policies; only canvas is not made to measure. */
export function formatReturns(category: Category): string {
  const returns =
    category === 'canvas'
      ? `You can return or exchange it within ${RETURN_WITHIN_DAYS} days of delivery if it's unused and in its original packaging.`
      : "Made to measure, so it can't be returned or exchanged.";
  return `${returns} Please report damage or defects within ${REPORT_DAMAGE_WITHIN_HOURS} hours of delivery.`;
}
