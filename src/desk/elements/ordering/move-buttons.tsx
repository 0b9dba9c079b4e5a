import type { DragEvent } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import styles from './ordering.module.css';

type MoveButtonsProps = {
  /** For example 'Type Sheer'. */
  name: string;
  /** Identifies the entry in any position. */
  entryKey: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
};

/** For keyboard, touch and mouse. At the ends they stay focusable, so that the focus isn't lost. */
export const MoveButtons = ({ name, entryKey, index, count, onMove }: MoveButtonsProps) => (
  <>
    <IconButton
      icon="arrowUp"
      iconSize={20}
      label={`Move up: ${name}`}
      data-control={`up ${entryKey}`}
      aria-disabled={index === 0 || undefined}
      onClick={() => index > 0 && onMove(index - 1)}
    />
    <IconButton
      icon="arrowDown"
      iconSize={20}
      label={`Move down: ${name}`}
      data-control={`down ${entryKey}`}
      aria-disabled={index === count - 1 || undefined}
      onClick={() => index < count - 1 && onMove(index + 1)}
    />
  </>
);

type DragHandleProps = { onDragStart: (event: DragEvent<HTMLElement>) => void; onDragEnd: () => void };

/** For the mouse only; the buttons beside it do the same. */
export const DragHandle = (props: DragHandleProps) => (
  <span className={styles.handle} draggable title="Drag to reorder" aria-hidden="true" {...props}>
    <Icon name="drag" size={20} />
  </span>
);
