import { fetchCart } from '#storefront/state/cart/cart-thunks.ts';
import { Button } from '#ui/actions/button.tsx';
import { useAppDispatch } from '../../state/hooks.ts';
import styles from './cart-notes.module.css';

/** The store's own sentence, and a way to ask again: the header asks only once. */
export function CartProblem({ error }: { error: string }) {
  const dispatch = useAppDispatch();
  return (
    <div role="alert" className={styles.problem}>
      <p>{error}</p>
      <Button variant="secondary" size="small" onClick={() => void dispatch(fetchCart())}>
        Try again
      </Button>
    </div>
  );
}
