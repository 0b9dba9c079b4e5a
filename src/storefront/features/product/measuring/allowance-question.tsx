import {
  ALLOWANCE_PARAMETER,
  ALLOWANCE_QUESTION,
  asksForAllowance,
  formatAllowance,
  parseAllowance,
} from '#domain/measuring/installation-allowance.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { RadioCards } from '#ui/fields/radio-cards.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';

const ANSWERS = [
  { value: 'yes', title: 'Yes' },
  { value: 'no', title: 'No' },
] as const;

/** For blinds that fit inside a recess. May stay unanswered; another API host would not store the answer (D-50). */
export function AllowanceQuestion(configurator: ProductConfigurator) {
  const { product, options, sizeIncludesAllowance, answerAllowance } = configurator;
  const isOwnApi = useAppSelector(({ shop }) => shop.apiOrigin === undefined);
  if (!isOwnApi || !asksForAllowance(product.category, options.fittingType)) return null;
  return (
    <RadioCards
      name={ALLOWANCE_PARAMETER}
      legend={ALLOWANCE_QUESTION}
      options={ANSWERS}
      value={formatAllowance(sizeIncludesAllowance)}
      onChange={(answer) => answerAllowance(parseAllowance(answer))}
    />
  );
}
