import styles from './logo.module.css';

/** The name that the drawn word spells; any other name is set in type. */
const DRAWN_NAME = 'Aangan';

/** Three ogee arches are the three A's: a colonnade around a courtyard. */
const WORDMARK =
  'M2 33V19c0-7 7-8.5 10.5-16C16 10.5 23 12 23 19v14M2 25h21' +
  'M33 33V19c0-7 7-8.5 10.5-16C47 10.5 54 12 54 19v14M33 25h21' +
  'M65 33V9l19 24V9' +
  'M116.5 12.7A12.3 12.3 0 1 0 119 21h-9' +
  'M130 33V19c0-7 7-8.5 10.5-16C144 10.5 151 12 151 19v14M130 25h21' +
  'M162 33V9l19 24V9';

/** Decorative: the link around it carries the shop's name. */
export function Logo({ name = DRAWN_NAME }: { name?: string }) {
  if (name !== DRAWN_NAME) return <span className={styles.text}>{name}</span>;
  return (
    <svg
      className={styles.logo}
      width="183"
      height="36"
      viewBox="0 0 183 36"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.1"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={WORDMARK} />
    </svg>
  );
}
