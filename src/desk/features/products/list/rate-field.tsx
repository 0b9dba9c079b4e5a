import type { DeskProductRow } from '#contract/desk/products/desk-product.ts';
import { formatShortAmount } from '#desk/elements/figures.tsx';
import { rupeesToPaise } from '#domain/money/paise.ts';
import { changeRatePaise, isRatePercent, MAX_RATE_PERCENT, MIN_RATE_PERCENT } from '#domain/pricing/change-rate.ts';
import { MAX_RATE_PAISE } from '#domain/pricing/unit-price.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import styles from './bulk-dialog.module.css';

const MAX_EXAMPLES = 3;

/** Also accepts the minus sign of word processors and a percent sign. Returns NaN for anything else. */
export function parsePercent(text: string): number {
  const plain = text.trim().replace('−', '-').replace(/\s*%$/, '');
  return /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}

export const describePercentProblem = (text: string): string =>
  parsePercent(text) === 0
    ? '0 percent changes nothing. Enter another, such as 5 or -10.'
    : `Enter ${MIN_RATE_PERCENT} to ${MAX_RATE_PERCENT} percent, such as 5 or -10.`;

type RateFieldProps = {
  percent: string;
  products: readonly DeskProductRow[];
  problem: string | undefined;
  onChange: (text: string) => void;
};

/** Asks for the percentage and previews the rates of the first products. */
export function RateField({ percent, products, problem, onChange }: RateFieldProps) {
  const value = parsePercent(percent);
  const examples = products.filter(({ lowestRate }) => lowestRate !== null).slice(0, MAX_EXAMPLES);
  return (
    <>
      <Field
        label="Percent"
        hint={`From ${MIN_RATE_PERCENT} to ${MAX_RATE_PERCENT}. A minus lowers the rates.`}
        error={problem}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            data-first-focus
            inputMode="text"
            autoComplete="off"
            value={percent}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      {value > 0 && (
        <p>
          The highest rate is {formatShortAmount(MAX_RATE_PAISE)}. If a type would go above it, we leave its product
          unchanged and tell you in the result.
        </p>
      )}
      {isRatePercent(value) && examples.length > 0 && (
        <table className={styles.example}>
          <caption>For example, the lowest rates per sq.ft.:</caption>
          <tbody>
            {examples.map(({ id, title, lowestRate }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>{formatChange(lowestRate ?? 0, value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function formatChange(rate: number, percent: number): string {
  const before = rupeesToPaise(rate);
  const after = changeRatePaise(before, percent);
  return after > MAX_RATE_PAISE
    ? `${formatShortAmount(before)}, not changed: above the highest rate`
    : `${formatShortAmount(before)} → ${formatShortAmount(after)}`;
}
