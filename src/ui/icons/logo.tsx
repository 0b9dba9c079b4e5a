import styles from './logo.module.css';

/** The name spelled by `WORDMARK`; other names are rendered as text. */
const WORDMARK_NAME = 'Aangan';

/** SVG path; the three A's are ogee arches. */
const WORDMARK =
  'M2 33V19c0-7 7-8.5 10.5-16C16 10.5 23 12 23 19v14M2 25h21' +
  'M33 33V19c0-7 7-8.5 10.5-16C47 10.5 54 12 54 19v14M33 25h21' +
  'M65 33V9l19 24V9' +
  'M116.5 12.7A12.3 12.3 0 1 0 119 21h-9' +
  'M130 33V19c0-7 7-8.5 10.5-16C144 10.5 151 12 151 19v14M130 25h21' +
  'M162 33V9l19 24V9';

/** Decorative: the surrounding link has the shop's name. */
export function Logo({ name = WORDMARK_NAME }: { name?: string }) {
  if (name !== WORDMARK_NAME) return <span className={styles.text}>{name}</span>;
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
