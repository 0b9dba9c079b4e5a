import { type DragEvent, useState } from 'react';

/** A media type for dragged entries, so that files and other lists are ignored. */
const createMediaType = (list: string): string => `application/x-desk-${list}`;

type Drag = { from: string; over: string | undefined };

/**
 * Native drag and drop within lists of one kind. `onDrop` gets the keys of the dragged entry and of the entry it was
 * dropped on.
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
