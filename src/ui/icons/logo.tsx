import styles from './logo.module.css';

/** The name that the drawing spells; other names are rendered as text. */
const WORDMARK_NAME = 'Aangan';

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
      <use href="#wordmark" />
    </svg>
  );
}
