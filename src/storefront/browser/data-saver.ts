type Connection = { saveData?: boolean };

export const isDataSaverOn = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
