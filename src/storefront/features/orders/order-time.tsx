import { formatIndiaTime } from '#domain/orders/india-time.ts';

/** India's time, wherever the reader is. */
export const OrderTime = ({ at }: { at: string }) => <time dateTime={at}>{formatIndiaTime(at)}</time>;
