import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { INCLUSIVE_OF_TAXES } from '#domain/money/format-rupees.ts';
import { Link } from '#ui/actions/link.tsx';
import { useShopFacts } from '../../state/shop-slice.ts';
import { CARE } from './care-content.ts';
import type { ProductConfigurator } from './configuration/use-product-configurator.ts';
import { TypeFacts } from './options/type-facts.tsx';
import styles from './product-facts.module.css';

const NO_DESCRIPTION = 'No description provided.';

export function ProductFacts(configurator: ProductConfigurator) {
  const { product, type } = configurator;
  const { care, washableCare, installation } = CARE[product.category];
  return (
    <div className={styles.facts}>
      <Fact title="Description" wide>
        <p className={styles.description}>{product.orderComment?.trim() || NO_DESCRIPTION}</p>
      </Fact>
      <TypeFacts {...configurator} />
      <Fact title="Care and installation">
        <p>{(type?.isWashable && washableCare) || care}</p>
        <p>{installation}</p>
      </Fact>
      <Fact title="Delivery and returns">
        <DeliveryAndReturns isMadeToMeasure={product.category !== 'canvas'} />
      </Fact>
      <Fact title="Price and origin">
        <Origin />
      </Fact>
    </div>
  );
}

function Fact({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={wide ? styles.wide : styles.fact}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Must match the policies. */
function DeliveryAndReturns({ isMadeToMeasure }: { isMadeToMeasure: boolean }) {
  return (
    <>
      <p>Delivery within India, free of charge.</p>
      <p>
        {isMadeToMeasure
          ? 'Made to your measure, it cannot be returned or exchanged.'
          : 'Unused and in its original packaging, it can be returned or exchanged within 15 days of delivery.'}{' '}
        Please report damage or defects within 24 hours of delivery. <Link to={paths.returnPolicy}>Return policy</Link>
      </p>
    </>
  );
}

/** Required by the packaged-goods rules. */
function Origin() {
  const { legalName, address, phone, email } = useShopFacts();
  return (
    <>
      <p>{INCLUSIVE_OF_TAXES}. Net quantity: 1 piece in the size that you choose.</p>
      <p>Country of origin: India</p>
      <p>
        Made and sold by {legalName}, {address.city}. Customer care: {phone}, {email}
      </p>
    </>
  );
}
