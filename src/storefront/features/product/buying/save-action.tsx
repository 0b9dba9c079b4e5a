import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import bottomBar from '#ui/layout/bottom-bar.module.css';
import { useSaveLine } from '../cart-line/use-save-line.ts';
import type { ProductConfigurator } from '../configuration/use-product-configurator.ts';
import { BarPrice } from './bar-price.tsx';
import { BarStatus } from './bar-status.tsx';
import styles from './buy-bar.module.css';

/** Replaces ADD TO CART while a cart line is edited. */
export function SaveAction(configurator: ProductConfigurator) {
  const { isSaving, save, cancel } = useSaveLine(configurator);
  return (
    <>
      <div className={classNames(bottomBar.bar, styles.save)} data-bottom-bar>
        <BarPrice {...configurator} />
        <Button
          isWide
          disabled={!configurator.canAddToCart}
          isBusy={isSaving}
          busyLabel="Saving…"
          onClick={save}
          aria-describedby="add-hint"
        >
          Save changes
        </Button>
        <Button variant="secondary" isWide onClick={cancel}>
          Cancel
        </Button>
      </div>
      <BarStatus />
    </>
  );
}
