import { formatIndiaTime } from '#domain/orders/india-time.ts';

/** Always in India's time zone. */
export const OrderTime = ({ at }: { at: string }) => <time dateTime={at}>{formatIndiaTime(at)}</time>;
