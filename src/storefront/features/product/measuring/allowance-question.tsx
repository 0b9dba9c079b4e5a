import {
  ALLOWANCE_PARAMETER,
  ALLOWANCE_QUESTION,
  formatAllowance,
  parseAllowance,
} from '#domain/measuring/installation-allowance.ts';
import { useAppSelector } from '#storefront/state/hooks.ts';
import { RadioCards } from '#ui/fields/radio-cards.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import styles from '../options/option-pickers.module.css';

const ANSWERS = [
  { value: 'yes', title: 'Yes' },
  { value: 'no', title: 'No' },
] as const;

const EXPLANATION =
  'We make the blind to fit inside the opening: with Yes we take the 2 inches off, with No your size is the opening itself.';

/** For blinds that fit inside a recess. May stay unanswered; another API host would not store the answer (D-50). */
export function AllowanceQuestion({ sizeIncludesAllowance, answerAllowance }: ProductConfigurator) {
  const isOwnApi = useAppSelector(({ shop }) => shop.apiOrigin === undefined);
  if (!isOwnApi) return null;
  return (
    <div>
      <RadioCards
        name={ALLOWANCE_PARAMETER}
        legend={ALLOWANCE_QUESTION}
        options={ANSWERS}
        value={formatAllowance(sizeIncludesAllowance)}
        onChange={(answer) => answerAllowance(parseAllowance(answer))}
      />
      <p className={styles.description}>{EXPLANATION}</p>
    </div>
  );
}
