import { useEffect } from 'react';
import { focusFirstField } from '#storefront/browser/focus-field.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { SIZE_ID } from '../configuration/use-configuration.ts';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import styles from './line-intent-note.module.css';
import type { LineIntent } from './use-line-intent.ts';
import { useMatchingLine } from './use-matching-line.ts';

const MESSAGES: Record<LineIntent['purpose'], string | undefined> = {
  add: undefined,
  edit: "You're editing an item in your cart. It keeps its place and quantity.",
  copy: 'Set up like the item in your cart. Enter a different size, then add it.',
  gone: 'This item is no longer in your cart. You can add it again.',
};

/** Tells the shopper that the page edits or copies a cart line. */
export function LineIntentNote(configurator: ProductConfigurator) {
  const { purpose } = configurator.lineIntent;
  const isCopy = purpose === 'copy';
  const isInCart = useMatchingLine(configurator) !== undefined;
  useEffect(() => {
    if (!isCopy) return undefined;
    // Waits for the router's own focus move after a navigation.
    const frame = requestAnimationFrame(() => focusFirstField(SIZE_ID));
    return () => cancelAnimationFrame(frame);
  }, [isCopy]);
  // Hides the message once the item is in the cart again.
  const message = purpose !== 'edit' && isInCart ? undefined : MESSAGES[purpose];
  return (
    <div role="status" className={styles.region}>
      {message !== undefined && (
        <p className={styles.note} data-purpose={purpose}>
          <Icon name="bag" size={20} />
          {message}
        </p>
      )}
    </div>
  );
}
