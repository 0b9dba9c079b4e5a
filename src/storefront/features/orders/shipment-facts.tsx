import type { OrderShipment } from '#contract/storefront/orders.ts';

/** The courier and the tracking number, which leads to the courier's page. */
export function ShipmentLine({ shipment }: { shipment: OrderShipment }) {
  const { courier, trackingNumber, trackingUrl } = shipment;
  return (
    <>
      {courier ?? 'Our own delivery'}{' '}
      {trackingUrl ? (
        <a href={trackingUrl} target="_blank" rel="noreferrer">
          {trackingNumber}
        </a>
      ) : (
        trackingNumber
      )}
    </>
  );
}

/** One row of a list of facts; nothing until the order has left. */
export const ShipmentFacts = ({ shipment }: { shipment: OrderShipment | null | undefined }) =>
  shipment && (
    <div>
      <dt>Shipped with</dt>
      <dd>
        <ShipmentLine shipment={shipment} />
      </dd>
    </div>
  );
