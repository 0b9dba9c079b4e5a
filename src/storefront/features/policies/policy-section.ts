import type { ReactNode } from 'react';

export type PolicySection = {
  /** The fragment of its address. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
};
