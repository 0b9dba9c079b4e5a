import { type DragEvent, useState } from 'react';

/** Of a dragged entry: keeps files and other lists apart. */
const createMediaType = (list: string): string => `application/x-desk-${list}`;

type Drag = { from: string; over: string | undefined };

/**
 * Drag and drop within lists of one kind, by the browser's own events. `onDrop` gets the key of the dragged entry and of
 * the one on which it was dropped.
 */
export function useDragOrder(list: string, onDrop: (from: string, to: string) => void) {
  const [drag, setDrag] = useState<Drag>();
  const type = createMediaType(list);
  const isOurs = (event: DragEvent) => event.dataTransfer.types.includes(type);
  return {
    getHandleProps: (key: string) => ({
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.setData(type, key);
        event.dataTransfer.effectAllowed = 'move';
        const card = event.currentTarget.closest('li');
        if (card) event.dataTransfer.setDragImage(card, 16, 16);
        setDrag({ from: key, over: undefined });
      },
      onDragEnd: () => setDrag(undefined),
    }),
    getItemProps: (key: string) => ({
      'data-drag': drag?.from === key ? 'from' : drag?.over === key ? 'over' : undefined,
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        event.stopPropagation();
        if (drag && drag.over !== key) setDrag({ ...drag, over: key });
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        if (!isOurs(event)) return;
        event.preventDefault();
        event.stopPropagation();
        const from = event.dataTransfer.getData(type);
        setDrag(undefined);
        if (from !== key) onDrop(from, key);
      },
    }),
  };
}
