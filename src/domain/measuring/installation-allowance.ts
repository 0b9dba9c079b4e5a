/**
 * The 2 inches that the size hint asks for. For a blind that fits inside a recess the shopper may say whether the entered
 * size already contains them (decision D-41); the price does not change.
 */
import type { Category } from '../catalogue/category.ts';

export const ALLOWANCE_QUESTION = 'Does your size already include the 2 inches?';
export const ALLOWANCE_LABEL = '2 inches included';
/** Its name in the URL of a product page. */
export const ALLOWANCE_PARAMETER = 'allowance';

export const asksForAllowance = (category: Category, fittingType: string | null | undefined): boolean =>
  category === 'blinds' && fittingType === 'Inside';

/** Returns null for an answer that was not given or does not apply. */
export const resolveAllowance = (
  category: Category,
  fittingType: string | null | undefined,
  answer: boolean | null | undefined,
): boolean | null => (asksForAllowance(category, fittingType) ? (answer ?? null) : null);

/** In the URL and in the form. */
export const formatAllowance = (answer: boolean | null | undefined): string | undefined =>
  answer === true ? 'yes' : answer === false ? 'no' : undefined;

export const parseAllowance = (text: string | null): boolean | undefined =>
  text === 'yes' ? true : text === 'no' ? false : undefined;
