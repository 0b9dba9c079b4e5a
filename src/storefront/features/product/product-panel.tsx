import { useEffect, useLayoutEffect } from 'react';
import { getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { buildPhoneHref } from '#domain/shell/business-facts.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { captureEarlyInput, replayEarlyInput } from '../../browser/early-input.ts';
import { useShopFacts } from '../../state/shop-slice.ts';
import { BuyBar } from './buying/buy-bar.tsx';
import { LikeButton } from './buying/like-button.tsx';
import { OrderComment } from './buying/order-comment.tsx';
import { PriceBox } from './buying/price-box.tsx';
import { ShareButton } from './buying/share-button.tsx';
import type { ProductConfigurator } from './configuration/use-product-configurator.ts';
import { SizeInput } from './measuring/size-input.tsx';
import { ColourPicker } from './options/colour-picker.tsx';
import { OptionPickers } from './options/option-pickers.tsx';
import { TypePicker } from './options/type-picker.tsx';
import styles from './product-panel.module.css';

export function ProductPanel(configurator: ProductConfigurator) {
  const { product } = configurator;
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (!isHydrated) captureEarlyInput();
  }, [isHydrated]);
  // Runs after the URL and the draft are restored, so that the latest input wins.
  useEffect(() => {
    if (isHydrated) replayEarlyInput();
  }, [isHydrated]);
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <div>
          <p className="eyebrow">{getSubCategoryLabel(product.subCategory)}</p>
          <h1 className={styles.title}>{product.title}</h1>
        </div>
        <div className={styles.actions}>
          <ShareButton {...configurator} />
          <LikeButton {...configurator} />
        </div>
      </header>
      <NoScriptNote />
      <ColourPicker {...configurator} />
      <TypePicker {...configurator} />
      <OptionPickers {...configurator} />
      <SizeInput {...configurator} />
      <OrderComment {...configurator} />
      <PriceBox {...configurator} />
      <BuyBar {...configurator} />
    </div>
  );
}

/** Shown without JavaScript: how to reach the shop instead. */
function NoScriptNote() {
  const { phone, email } = useShopFacts();
  return (
    <noscript>
      <p className={styles.needed}>
        Choosing a size, seeing your price and ordering need JavaScript. Please switch it on, or order from us directly:{' '}
        <a href={buildPhoneHref(phone)}>{phone}</a> or <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </noscript>
  );
}
