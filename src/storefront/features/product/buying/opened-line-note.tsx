import { useEffect } from 'react';
import { focusFirstField } from '#storefront/browser/focus-field.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { SIZE_ID } from '../measuring/size-input.tsx';
import type { ConfiguredProduct } from '../use-configured-product.ts';
import styles from './opened-line-note.module.css';
import type { OpenedLine } from './use-opened-line.ts';
import { useSameLine } from './use-same-line.ts';

const SENTENCES: Record<OpenedLine['purpose'], string | undefined> = {
  add: undefined,
  edit: 'You are changing an item in your cart. It keeps its place and its quantity.',
  copy: 'Set up like the item in your cart. Give it another size, then add it.',
  gone: 'This item is no longer in your cart. You can add it again.',
};

/** Says what the page was opened for, when it is more than choosing. */
export function OpenedLineNote(configured: ConfiguredProduct) {
  const { purpose } = configured.opened;
  const isCopy = purpose === 'copy';
  const isInCart = useSameLine(configured) !== undefined;
  useEffect(() => {
    if (!isCopy) return undefined;
    // After a navigation the focus first goes to the page as a whole.
    const frame = requestAnimationFrame(() => focusFirstField(SIZE_ID));
    return () => cancelAnimationFrame(frame);
  }, [isCopy]);
  // Whoever has just added it again needs to be told no more.
  const sentence = purpose !== 'edit' && isInCart ? undefined : SENTENCES[purpose];
  return (
    <div role="status" className={styles.region}>
      {sentence !== undefined && (
        <p className={styles.note} data-purpose={purpose}>
          <Icon name="bag" size={20} />
          {sentence}
        </p>
      )}
    </div>
  );
}
