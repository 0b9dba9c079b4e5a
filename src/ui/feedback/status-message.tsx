import type { ReactNode } from 'react';
import styles from './status-message.module.css';

type StatusMessageProps = {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'p';
};

export function StatusMessage({ title, text, action, headingLevel: Heading = 'p' }: StatusMessageProps) {
  return (
    <div className={styles.message}>
      <CourtyardDrawing />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}

/** An arch, a water pot and a step: an empty courtyard. */
function CourtyardDrawing() {
  return (
    <svg
      className={styles.drawing}
      width="132"
      height="120"
      viewBox="0 0 132 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M14 112h104M22 104h88M30 104V48c0-20 24-22 36-42 12 20 36 22 36 42v56" />
      <path d="M40 104V54c0-3 3-5 3-9 5 0 6-6 11-7 2-4 8-5 12-12 4 7 10 8 12 12 5 1 6 7 11 7 0 4 3 6 3 9v50" />
      <path d="M58 90c0-7 3-9 5-11v-4h6v4c2 2 5 4 5 11 0 6-2 10-4 14h-8c-2-4-4-8-4-14zM61 75h10M58.5 92h15" />
      <path d="M66 75c0-9-6-11-10-12 0 5 4 10 10 12zM66 73c0-10 5-14 10-15 1 6-3 13-10 15zM66 70c-1-7-1-10 1-15" />
    </svg>
  );
}
