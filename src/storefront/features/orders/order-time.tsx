import { formatDay, formatIndiaTime } from '#domain/time/india-time.ts';

/** Always in India's time zone. */
export const OrderTime = ({ at }: { at: string }) => <time dateTime={at}>{formatIndiaTime(at)}</time>;

/** A date without a time, e.g. of the delivery promise. */
export const OrderDay = ({ day }: { day: string }) => <time dateTime={day}>{formatDay(day)}</time>;
