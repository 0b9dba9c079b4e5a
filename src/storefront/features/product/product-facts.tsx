import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { PAIR_OF_CURTAINS } from '#domain/catalogue/type-fields.ts';
import { INCLUSIVE_OF_TAXES } from '#domain/money/format-rupees.ts';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { Link } from '#ui/actions/link.tsx';
import { CARE, CARE_ID } from './care-content.ts';
import type { ProductConfigurator } from './configuration/use-product-configurator.ts';
import { TypeFacts } from './options/type-facts.tsx';
import styles from './product-facts.module.css';
import { formatReturns } from './returns-text.ts';

const NO_DESCRIPTION = 'No description provided.';

export function ProductFacts(configurator: ProductConfigurator) {
  const { product, type, options } = configurator;
  const { care, washableCare, installation } = CARE[product.category];
  return (
    <div className={styles.facts}>
      <FactSection title="Description" isWide>
        <p className={styles.description}>{product.orderComment?.trim() || NO_DESCRIPTION}</p>
      </FactSection>
      <TypeFacts {...configurator} />
      <FactSection title="Care and installation" id={CARE_ID}>
        <p>{(type?.isWashable && washableCare) || care}</p>
        <p>{installation}</p>
      </FactSection>
      <FactSection title="Delivery and returns">
        <p>Free delivery within India.</p>
        <p>
          {formatReturns(product.category)} <Link to={paths.returnPolicy}>Return policy</Link>
        </p>
      </FactSection>
      <FactSection title="Price and origin">
        <Origin isPair={options.curtainConfiguration === PAIR_OF_CURTAINS} />
      </FactSection>
    </div>
  );
}

type FactSectionProps = { title: string; id?: string; isWide?: boolean; children: ReactNode };

function FactSection({ title, id, isWide = false, children }: FactSectionProps) {
  return (
    <section className={isWide ? styles.wide : styles.fact}>
      <h2 id={id} tabIndex={id === undefined ? undefined : -1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Required by the packaged-goods rules. */
function Origin({ isPair }: { isPair: boolean }) {
  const { legalName, address, phone, email } = useShopFacts();
  return (
    <>
      <p>
        {INCLUSIVE_OF_TAXES}. Net quantity: 1 {isPair ? 'pair' : 'piece'}.
      </p>
      <p>Country of origin: India</p>
      <p>
        Made and sold by {legalName}, {address.city}. Customer care: {phone}, {email}
      </p>
    </>
  );
}
