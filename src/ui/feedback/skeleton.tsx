import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

type SkeletonProps = { width?: string; height?: string /** e.g. '4 / 5' */; ratio?: string };

/** Placeholder for loading content; hidden from screen readers. */
export function Skeleton({ width, height, ratio }: SkeletonProps) {
  const style = { '--skeleton-width': width, '--skeleton-height': height, '--skeleton-ratio': ratio } as CSSProperties;
  return <span className={styles.skeleton} style={style} aria-hidden="true" />;
}
