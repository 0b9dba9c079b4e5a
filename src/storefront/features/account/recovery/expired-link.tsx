import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import styles from '../account-form.module.css';

type ExpiredLinkProps = { children: ReactNode; newLink: { label: string; to: string } };

/** One sentence and the way to a new link. */
export function ExpiredLink({ children, newLink }: ExpiredLinkProps) {
  return (
    <>
      <p className={styles.failed} role="alert">
        {children}
      </p>
      <ButtonLink to={newLink.to}>{newLink.label}</ButtonLink>
    </>
  );
}
