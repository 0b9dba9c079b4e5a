import { useEffect, useState } from 'react';
import { type SavedLine, savedLineShown } from '#storefront/state/cart/cart-slice.ts';
import { useAppDispatch, useAppSelector } from '#storefront/state/hooks.ts';
import styles from './cart-notes.module.css';

/** Confirms a saved line once, not on later visits to the cart. */
export function SavedNote() {
  const dispatch = useAppDispatch();
  const saved = useAppSelector(({ cart }) => cart.saved);
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (saved === null) return;
    setText(formatSavedMessage(saved));
    dispatch(savedLineShown());
  }, [dispatch, saved]);
  return (
    <div role="status" className={styles.region}>
      {text !== undefined && <p className={styles.note}>{text}</p>}
    </div>
  );
}

const formatSavedMessage = ({ title }: SavedLine): string =>
  title === null
    ? "Your changes are saved. This item now matches another one, so we've combined them."
    : `Your changes to ${title} are saved.`;
