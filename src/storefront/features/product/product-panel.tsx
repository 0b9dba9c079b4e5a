import { getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { NO_PRICE_MESSAGE, SIZE_NEEDED_MESSAGE } from '#domain/pricing/piece-price.ts';
import { buildPhoneHref } from '#domain/shell/contact-details.ts';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { AssuranceList } from './assurance/assurance-list.tsx';
import { AddAction } from './buying/add-action.tsx';
import buyBar from './buying/buy-bar.module.css';
import { formatRatePerSqFt } from './buying/format-unit-price.ts';
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

/** Name, colours and rate stand directly under the picture (D-37); the rest follows the order of decisions. */
export function ProductPanel(configurator: ProductConfigurator) {
  const { product } = configurator;
  return (
    <div className={styles.panel}>
      <div className={styles.first}>
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
        <ColourPicker {...configurator} />
        <Rate {...configurator} />
      </div>
      <NoScriptOrderNote />
      <TypePicker {...configurator} />
      <SizeInput {...configurator} />
      <PriceBox {...configurator} />
      <OptionPickers {...configurator} />
      <OrderComment {...configurator} />
      <BuyBar {...configurator} />
      <AssuranceList product={product} isWashable={configurator.type?.isWashable ?? false} />
    </div>
  );
}

/** The rate of the chosen type. */
function Rate({ type, price }: ProductConfigurator) {
  return (
    <p className={styles.rate}>
      <span className={styles.figure} data-testid="rate">
        {formatRatePerSqFt(price.ratePaise)}
      </span>
      {type && <span className={styles.rateOf}>{type.title}</span>}
    </p>
  );
}

/** Below the options on desktop, a bottom bar on smaller screens. */
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
