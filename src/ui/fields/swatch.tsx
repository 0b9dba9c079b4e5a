import type { CSSProperties } from 'react';
import styles from './swatch.module.css';

type SwatchProps = {
  /** Any CSS colour. */
  colour: string;
  /** Omit where the name is shown beside it. */
  name?: string;
};

export function Swatch({ colour, name }: SwatchProps) {
  const style = { '--colour': colour } as CSSProperties;
  return name === undefined ? (
    <span className={styles.dot} style={style} aria-hidden="true" />
  ) : (
    <span className={styles.dot} style={style} role="img" aria-label={name} title={name} />
  );
}
