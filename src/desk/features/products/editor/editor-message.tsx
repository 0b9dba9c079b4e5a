import type { DeskProduct } from '#contract/desk/products/desk-product.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { DoneMessage } from '#desk/elements/editor/editor-layout.tsx';
import { Link } from '#ui/actions/link.tsx';
import styles from './editor.module.css';

export type Message = {
  text: string;
  hasLink?: boolean;
  /** Stays while somebody edits on. */
  isLasting?: boolean;
};

type EditorMessageProps = {
  product: DeskProduct;
  message: Message | undefined;
  onClose: () => void;
};

/** Reports the last action, and explains the state of a product that is off sale. */
export const EditorMessage = ({ product, message, onClose }: EditorMessageProps) => (
  <>
    <DoneMessage message={message} onClose={onClose}>
      {message && (
        <>
          {message.text}{' '}
          {message.hasLink && (
            <a href={product.shopUrl} target="_blank" rel="noreferrer">
              Open its page in the shop
            </a>
          )}
        </>
      )}
    </DoneMessage>
    {product.state === 'archived' && (
      <p className={styles.note}>
        Archived.{' '}
        {product.redirectTo ? (
          <>
            Its address redirects to{' '}
            <Link to={deskPaths.product(product.redirectTo.id)}>{product.redirectTo.title}</Link>.
          </>
        ) : (
          "Its address says that it's no longer sold."
        )}
      </p>
    )}
  </>
);
