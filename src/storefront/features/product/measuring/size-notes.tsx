/** Notes on an entered size; they load with the first one. */

import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { getTypeWidth } from '#domain/catalogue/product-types.ts';
import { formatLength } from '#domain/measuring/length-unit.ts';
import { hundredthsToInches, type InchHundredths } from '#domain/measuring/size.ts';
import { replaceSize } from '#domain/measuring/size-draft.ts';
import { suggestSize } from '#domain/measuring/size-suggestion.ts';
import {
  DREAMING_BIG_MESSAGE,
  DREAMING_BIG_NEXT_STEP,
  DREAMING_BIG_TITLE,
  exceedsStandardSize,
} from '#domain/measuring/standard-size.ts';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import styles from './size-notes.module.css';

/** Asks once per size; does not block ordering. */
export function SizeQuestionNote({ product, type, sizeDraft, enteredSize, changeSize }: ProductConfigurator) {
  const [confirmedSize, setConfirmedSize] = useState<string>();
  const sizeKey = JSON.stringify(enteredSize);
  const question = enteredSize && suggestSize(product.category, enteredSize, getTypeWidth(type));
  const isOpen = question !== undefined && confirmedSize !== sizeKey;
  const format = (length: InchHundredths) => formatLength(sizeDraft.unit, hundredthsToInches(length));
  if (!isOpen) return null;
  return (
    <div className={styles.note}>
      <p>
        {question.reason} Did you mean {format(question.suggestion.widthHundredths)} wide and{' '}
        {format(question.suggestion.heightHundredths)} high?
      </p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          onClick={() => changeSize((draft) => replaceSize(draft, question.suggestion))}
        >
          Yes, change it
        </Button>
        <Button variant="quiet" size="small" onClick={() => setConfirmedSize(sizeKey)}>
          No, that's correct
        </Button>
      </div>
    </div>
  );
}

/** Shown above the standard size; does not block adding (Q-53). */
export function OversizeNote({ product, type, enteredSize, isTooLarge }: ProductConfigurator) {
  const { standardSizes } = useShopFacts();
  const isOversize =
    isTooLarge ||
    (enteredSize !== undefined &&
      exceedsStandardSize(product.category, enteredSize, standardSizes, getTypeWidth(type)));
  if (!isOversize) return null;
  return (
    <div className={styles.note}>
      <strong>{DREAMING_BIG_TITLE}</strong>
      <p>
        {DREAMING_BIG_MESSAGE} <Link to={paths.contact}>Contact customer service</Link>
      </p>
      {!isTooLarge && <p>{DREAMING_BIG_NEXT_STEP}</p>}
    </div>
  );
}
