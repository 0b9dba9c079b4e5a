import { useEffect, useLayoutEffect } from 'react';
import { subCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { rememberEarlyInput, replayEarlyInput } from '../../browser/early-input.ts';
import { BuyBar } from './buying/buy-bar.tsx';
import { LikeButton } from './buying/like-button.tsx';
import { OrderComment } from './buying/order-comment.tsx';
import { PriceBox } from './buying/price-box.tsx';
import { ShareButton } from './buying/share-button.tsx';
import { SizeInput } from './measuring/size-input.tsx';
import { ColourPicker } from './options/colour-picker.tsx';
import { OptionPickers } from './options/option-pickers.tsx';
import { TypePicker } from './options/type-picker.tsx';
import styles from './product-panel.module.css';
import { ScriptNeeded } from './script-needed.tsx';
import type { ConfiguredProduct } from './use-configured-product.ts';

/** From top to bottom the order of decisions: colour, type, options, size, price. */
export function ProductPanel(configured: ConfiguredProduct) {
  const { product } = configured;
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (!isHydrated) rememberEarlyInput();
  }, [isHydrated]);
  // After what the address and this tab remember has been restored: what was done last counts.
  useEffect(() => {
    if (isHydrated) replayEarlyInput();
  }, [isHydrated]);
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <div>
          <p className="eyebrow">{subCategoryLabel(product.subCategory)}</p>
          <h1 className={styles.title}>{product.title}</h1>
        </div>
        <div className={styles.actions}>
          <ShareButton {...configured} />
          <LikeButton {...configured} />
        </div>
      </header>
      <ScriptNeeded />
      <ColourPicker {...configured} />
      <TypePicker {...configured} />
      <OptionPickers {...configured} />
      <SizeInput {...configured} />
      <OrderComment {...configured} />
      <PriceBox {...configured} />
      <BuyBar {...configured} />
    </div>
  );
}
