import { useEffect, useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import styles from './cart-notes.module.css';
import type { Undo } from './use-cart-actions.ts';

/** Takes the focus, because the clicked button disappears with its line. */
export function UndoStrip({ undo, lineCount }: { undo: Undo | undefined; lineCount: number }) {
  const strip = useRef<HTMLDivElement>(null);
  const id = undo?.id;
  useEffect(() => {
    if (id === undefined) return;
    (strip.current?.querySelector('button') ?? strip.current)?.focus({ preventScroll: true });
  }, [id]);
  // A cleared cart is short, so the strip may end up above the screen.
  useEffect(() => {
    if (id !== undefined && lineCount === 0) strip.current?.scrollIntoView({ block: 'nearest' });
  }, [id, lineCount]);
  return (
    <div ref={strip} role="status" tabIndex={-1} className={`${styles.region} ${styles.undo}`}>
      {undo && (
        <div key={undo.id} className={styles.note}>
          <p>{undo.text}</p>
          {undo.restore && (
            <Button variant="quiet" size="small" onClick={undo.restore}>
              Undo
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
