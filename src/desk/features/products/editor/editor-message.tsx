import { useRef } from 'react';
import type { DeskProduct } from '#contract/desk/products/desk-product.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useLostFocus } from '#desk/elements/use-lost-focus.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './editor.module.css';

type EditorMessageProps = {
  product: DeskProduct;
  message: { text: string; hasLink: boolean } | undefined;
  onClose: () => void;
};

/** What happened last, and what to know about a product that is off sale. */
export function EditorMessage({ product, message, onClose }: EditorMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useLostFocus(box, message);
  return (
    <>
      <div ref={box} tabIndex={-1} role="status" className={styles.messages}>
        {message && (
          <div className={styles.message}>
            <Icon name="check" size={20} />
            <p>
              {message.text}{' '}
              {message.hasLink && (
                <a href={product.shopUrl} target="_blank" rel="noreferrer">
                  Open its page in the shop
                </a>
              )}
            </p>
            <IconButton icon="close" iconSize={20} label="Close message" onClick={onClose} />
          </div>
        )}
      </div>
      {product.state === 'archived' && (
        <p className={styles.note}>
          Archived.{' '}
          {product.redirectTo ? (
            <>
              Its address leads to <Link to={deskPaths.product(product.redirectTo.id)}>{product.redirectTo.title}</Link>
              .
            </>
          ) : (
            'Its address says that it is no longer sold.'
          )}
        </p>
      )}
    </>
  );
}
