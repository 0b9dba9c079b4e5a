import { type ComponentProps, type MouseEvent, memo } from 'react';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { buildChatLink } from '#domain/shell/chat-link.ts';
import { showTarget } from '#storefront/browser/focus-field.ts';
import { useDeliveryPromise } from '#storefront/state/delivery/use-delivery-promise.ts';
import { useShopFacts } from '#storefront/state/hooks.ts';
import { Link } from '#ui/actions/link.tsx';
import { IconFact } from '#ui/layout/icon-fact.tsx';
import { CARE, CARE_ID } from '../care-content.ts';
import { formatReturns } from '../returns-text.ts';
import styles from './assurance-list.module.css';

type AssuranceListProps = { product: Pick<Product, 'category' | 'title'>; isWashable: boolean };

/** Adds no history entry, so that Back leaves the page. */
function showCare(event: MouseEvent): void {
  event.preventDefault();
  showTarget(CARE_ID);
}

/** Assurances beside the button, only from the shop's settings and policies. */
export const AssuranceList = memo(function AssuranceList({ product, isWashable }: AssuranceListProps) {
  const { acceptedPayments, fittingHelp, remakePromise } = useShopFacts();
  const { category } = product;
  return (
    <section className={styles.assurance} aria-label="Delivery, returns and help">
      <ul className={styles.list}>
        <DeliveryFact category={category} />
        <Fact icon="rotate" title="Returns">
          <p>
            {formatReturns(category)} <Link to={paths.returnPolicy}>Return policy</Link>
          </p>
        </Fact>
        <Fact icon="swatch" title="Care">
          <p>
            {getShortCare(category, isWashable)}{' '}
            <a href={`#${CARE_ID}`} onClick={showCare}>
              Care and installation
            </a>
          </p>
        </Fact>
        {fittingHelp && <FittingFact title={product.title} help={fittingHelp} />}
        {acceptedPayments && (
          <Fact icon="lock" title="Ways to pay">
            <p>{acceptedPayments.join(', ')}</p>
          </Fact>
        )}
        {remakePromise && (
          <Fact icon="check" title="Our promise">
            <p>{remakePromise}</p>
          </Fact>
        )}
      </ul>
    </section>
  );
});

const Fact = (props: ComponentProps<typeof IconFact>) => (
  <li>
    <IconFact {...props} />
  </li>
);

/** The line for the date has its space before the browser knows the date. */
function DeliveryFact({ category }: { category: Category }) {
  const promise = useDeliveryPromise([{ category }]);
  if (!promise) return null;
  const { workingDays, day } = promise;
  return (
    <Fact icon="truck" title={`Made and delivered in ${workingDays}`}>
      <p className={styles.date}>
        {day && `By ${day.date}${day.pincode ? ` to PIN code ${day.pincode}` : ''} if you order today`}
      </p>
    </Fact>
  );
}

function FittingFact({ title, help }: { title: string; help: string }) {
  const { whatsapp } = useShopFacts();
  const text = `Hi! I need help to measure or fit ${title}.`;
  return (
    <Fact icon="ruler" title="Help with fitting">
      <p>
        {help} Ask on{' '}
        <a href={buildChatLink({ phone: whatsapp, text, userAgent: 'Mobile' })} target="_blank" rel="noopener">
          WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
        </a>{' '}
        or <Link to={paths.contact}>contact us</Link>.
      </p>
    </Fact>
  );
}

/** The first sentence; the rest is further down the page. */
function getShortCare(category: Category, isWashable: boolean): string {
  const { care, washableCare } = CARE[category];
  const text = (isWashable && washableCare) || care;
  return text.slice(0, text.indexOf('.') + 1);
}
