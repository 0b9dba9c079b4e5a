import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import bottomBar from '#ui/layout/bottom-bar.module.css';
import type { ConfiguredProduct } from '../use-configured-product.ts';
import { BarPrice } from './bar-price.tsx';
import { BarStatus } from './bar-status.tsx';
import styles from './buy-bar.module.css';
import { useSaveLine } from './use-save-line.ts';

/** In place of ADD TO CART while a line of the cart is changed. */
export function SaveAction(configured: ConfiguredProduct) {
  const { isSaving, save, cancel } = useSaveLine(configured);
  return (
    <>
      <div className={classNames(bottomBar.bar, styles.save)} data-bottom-bar>
        <BarPrice {...configured} />
        <Button
          wide
          disabled={!configured.canAdd}
          busy={isSaving}
          busyLabel="Saving…"
          onClick={save}
          aria-describedby="add-hint"
        >
          Save changes
        </Button>
        <Button variant="secondary" wide onClick={cancel}>
          Cancel
        </Button>
      </div>
      <BarStatus />
    </>
  );
}
