type Connection = { saveData?: boolean };

/** Whether the visitor asked the browser to load as little as possible. */
export const isDataSaverOn = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
