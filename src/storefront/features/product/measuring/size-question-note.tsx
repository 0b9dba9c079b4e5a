import { useState } from 'react';
import { lengthText } from '#domain/product/length-unit.ts';
import { withSize } from '#domain/product/size-draft.ts';
import { sizeQuestion } from '#domain/product/size-question.ts';
import { Button } from '#ui/actions/button.tsx';
import type { ConfiguredProduct } from '../use-configured-product.ts';
import styles from './size-input.module.css';

/** Asks once per size, and never stands in the way of ordering it. */
export function SizeQuestionNote({ product, type, size, entered, changeSize }: ConfiguredProduct) {
  const [settled, setSettled] = useState<string>();
  const asked = JSON.stringify(entered);
  const question = entered && sizeQuestion(product.category, entered, type?.width);
  const isOpen = question !== undefined && settled !== asked;
  const text = (inches: number) => lengthText(size.unit, inches);
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
              onClick={() => changeSize((draft) => withSize(draft, question.suggestion))}
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
