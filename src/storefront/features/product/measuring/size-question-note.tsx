import { useState } from 'react';
import { getTypeWidth } from '#domain/catalogue/product-types.ts';
import { formatLength } from '#domain/measuring/length-unit.ts';
import { hundredthsToInches, type InchHundredths } from '#domain/measuring/size.ts';
import { replaceSize } from '#domain/measuring/size-draft.ts';
import { suggestSize } from '#domain/measuring/size-suggestion.ts';
import { Button } from '#ui/actions/button.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import styles from './size-input.module.css';

/** Asks once per size; does not block ordering. */
export function SizeQuestionNote({ product, type, sizeDraft, enteredSize, changeSize }: ProductConfigurator) {
  const [confirmedSize, setConfirmedSize] = useState<string>();
  const sizeKey = JSON.stringify(enteredSize);
  const question = enteredSize && suggestSize(product.category, enteredSize, getTypeWidth(type));
  const isOpen = question !== undefined && confirmedSize !== sizeKey;
  const format = (length: InchHundredths) => formatLength(sizeDraft.unit, hundredthsToInches(length));
  return (
    <div role="status">
      {isOpen && (
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
      )}
    </div>
  );
}
