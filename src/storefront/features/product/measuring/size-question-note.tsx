import { useState } from 'react';
import { formatLength } from '#domain/measuring/length-unit.ts';
import { replaceSize } from '#domain/measuring/size-draft.ts';
import { suggestSize } from '#domain/measuring/size-suggestion.ts';
import { Button } from '#ui/actions/button.tsx';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import styles from './size-input.module.css';

/** Asks once per size; does not block ordering. */
export function SizeQuestionNote({ product, type, size, entered, changeSize }: ProductConfigurator) {
  const [settled, setSettled] = useState<string>();
  const asked = JSON.stringify(entered);
  const question = entered && suggestSize(product.category, entered, type?.width);
  const isOpen = question !== undefined && settled !== asked;
  const text = (inches: number) => formatLength(size.unit, inches);
  return (
    <div role="status">
      {isOpen && (
        <div className={styles.note}>
          <p>
            {question.reason} Did you mean {text(question.suggestion.widthInInches)} wide and{' '}
            {text(question.suggestion.heightInInches)} high?
          </p>
          <div className={styles.answers}>
            <Button
              variant="secondary"
              size="small"
              onClick={() => changeSize((draft) => replaceSize(draft, question.suggestion))}
            >
              Yes, change it
            </Button>
            <Button variant="quiet" size="small" onClick={() => setSettled(asked)}>
              No, it is right
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
