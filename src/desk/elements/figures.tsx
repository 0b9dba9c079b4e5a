import { formatRupees } from '#domain/money/format-rupees.ts';
import { toPaise } from '#domain/money/paise.ts';
import { formatOrderAmount } from '#domain/orders/order-amount.ts';
import { formatDay, formatIndiaDate, formatIndiaTime } from '#domain/time/india-time.ts';
import styles from './figures.module.css';

/** An exact amount. */
export const Amount = ({ paise }: { paise: number }) => (
  <span className={styles.figure}>{formatOrderAmount(paise)}</span>
);

/** Omits the decimals of a whole amount, for lists and overviews. */
export const ShortAmount = ({ paise }: { paise: number }) => (
  <span className={styles.figure}>{formatShortAmount(paise)}</span>
);

export const formatShortAmount = (paise: number): string =>
  formatRupees(toPaise(paise), { decimals: paise % 100 === 0 ? 0 : 2 });

/** Always in India's time. */
export const Time = ({ at }: { at: string }) => <time dateTime={at}>{formatIndiaTime(at)}</time>;
export const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatDay(day)}</time>;

/** Without the weekday, for columns. */
export const ShortDay = ({ day }: { day: string }) => (
  <time dateTime={day} className={styles.figure}>
    {formatIndiaDate(day)}
  </time>
);
