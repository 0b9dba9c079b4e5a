import { getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { NO_PRICE_MESSAGE, SIZE_NEEDED_MESSAGE } from '#domain/pricing/piece-price.ts';
import { buildPhoneHref } from '#domain/shell/contact-details.ts';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { AddAction } from './buying/add-action.tsx';
import buyBar from './buying/buy-bar.module.css';
import { LikeButton } from './buying/like-button.tsx';
import { OrderComment } from './buying/order-comment.tsx';
import { PriceBox } from './buying/price-box.tsx';
import { SaveAction } from './buying/save-action.tsx';
import { ShareButton } from './buying/share-button.tsx';
import type { ProductConfigurator } from './configuration/use-product-configurator.ts';
import { SizeInput } from './measuring/size-input.tsx';
import { ColourPicker } from './options/colour-picker.tsx';
import { OptionPickers } from './options/option-pickers.tsx';
import { TypePicker } from './options/type-picker.tsx';
import styles from './product-panel.module.css';

export function ProductPanel(configurator: ProductConfigurator) {
  const { product } = configurator;
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
      <NoScriptOrderNote />
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

/** Below the price on desktop, a bottom bar on smaller screens. */
function BuyBar(configurator: ProductConfigurator) {
  const { canAddToCart, isTooLarge, lineIntent } = configurator;
  return (
    <div className={buyBar.buy}>
      {lineIntent.purpose === 'edit' ? <SaveAction {...configurator} /> : <AddAction {...configurator} />}
      <p id="add-hint" className={buyBar.hint} hidden={canAddToCart}>
        {isTooLarge ? NO_PRICE_MESSAGE : SIZE_NEEDED_MESSAGE}
      </p>
    </div>
  );
}

/** Shown when JavaScript is off. */
function NoScriptOrderNote() {
  const { phone, email } = useShopFacts();
  return (
    <noscript>
      <p className={styles.noScript}>
        You need JavaScript to choose a size, see your price and order. Please turn it on, or order from us directly:{' '}
        <a href={buildPhoneHref(phone)}>{phone}</a> or <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </noscript>
  );
}
