import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { CharacterCounter } from './character-counter.tsx';
import styles from './control.module.css';

type TextareaProps = Omit<ComponentProps<'textarea'>, 'className' | 'value' | 'maxLength'> & {
  value?: string;
  /** Maximum number of characters; a counter appears near it. */
  limit?: number;
};

export function Textarea({ limit, ...rest }: TextareaProps) {
  return (
    <>
      <textarea rows={5} {...rest} className={classNames(styles.control, styles.textarea)} />
      {limit !== undefined && <CharacterCounter length={rest.value?.length ?? 0} limit={limit} />}
    </>
  );
}
