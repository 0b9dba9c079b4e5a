import type { ReactNode } from 'react';
import { MAX_ADDRESS_LENGTH, MAX_LINE_LENGTH } from '#contract/content/content-fields.ts';
import type { HomeTile } from '#contract/content/home-content.ts';
import { createUuid } from '#desk/api/action-keys.ts';
import { focusField } from '#desk/elements/fields/field-errors.ts';
import fieldStyles from '#desk/elements/fields/fields.module.css';
import { TextField } from '#desk/elements/fields/text-field.tsx';
import { DragHandle, MoveButtons } from '#desk/elements/ordering/move-buttons.tsx';
import { moveItem } from '#desk/elements/ordering/move-item.ts';
import { useDragOrder } from '#desk/elements/ordering/use-drag-order.ts';
import { Panel } from '#desk/elements/panel.tsx';
import { Button } from '#ui/actions/button.tsx';
import { PictureField } from '../fields/picture-field.tsx';
import { RemovedNote, useRemoved } from '../fields/removed-note.tsx';
import styles from './home.module.css';
import { LINK_SUGGESTIONS } from './link-suggestions.ts';

type EntryListProps<Entry extends HomeTile> = {
  title: string;
  /** Names an entry, such as 'Slide'. */
  noun: string;
  /** Path of the list in the draft. */
  path: string;
  entries: readonly Entry[];
  max: number;
  create: (id: string) => Entry;
  announce: (text: string) => void;
  onChange: (edit: (entries: readonly Entry[]) => Entry[]) => void;
  /** Renders the fields other than label, link and picture. */
  renderMore?: (entry: Entry, path: string, onChange: (entry: Entry) => void) => ReactNode;
};

/** Tiles or slides, in the order of the page. */
export function EntryList<Entry extends HomeTile>(props: EntryListProps<Entry>) {
  const { title, noun, path, entries, max, create, announce, onChange, renderMore } = props;
  const getName = (index: number) => `${noun} ${entries[index]?.label.trim() || index + 1}`;
  const move = (from: number, to: number) => {
    if (from < 0 || to < 0) return;
    onChange((current) => moveItem(current, from, to));
    announce(`${getName(from)} is now at position ${to + 1} of ${entries.length}.`);
  };
  const findIndex = (id: string) => entries.findIndex((entry) => entry.id === id);
  const order = useDragOrder(path, (from, to) => move(findIndex(from), findIndex(to)));
  const replace = (entry: Entry) =>
    onChange((current) => current.map((other) => (other.id === entry.id ? entry : other)));
  const [removed, setRemoved] = useRemoved(entries);
  const insert = (entry: Entry, index: number) => {
    setRemoved(undefined);
    onChange((current) => current.toSpliced(index, 0, entry));
    // After the card is rendered.
    requestAnimationFrame(() => focusField(`${path}.${index}.label`));
  };
  const remove = (entry: Entry, index: number) => {
    onChange((current) => current.filter(({ id }) => id !== entry.id));
    setRemoved({ entry, index, name: getName(index) });
  };
  return (
    <Panel title={title}>
      <ol className={styles.list}>
        {entries.map((entry, index) => (
          <li key={entry.id} className={styles.card} {...order.getItemProps(entry.id)}>
            <div className={styles.head}>
              <DragHandle {...order.getHandleProps(entry.id)} />
              <h3>{getName(index)}</h3>
              <MoveButtons
                name={getName(index)}
                entryKey={entry.id}
                index={index}
                count={entries.length}
                onMove={(to) => move(index, to)}
              />
            </div>
            <div className={fieldStyles.fields}>
              <TextField
                path={`${path}.${index}.label`}
                label="Label"
                limit={MAX_LINE_LENGTH}
                value={entry.label}
                onChange={(label) => replace({ ...entry, label })}
              />
              <TextField
                path={`${path}.${index}.to`}
                label="Link"
                limit={MAX_ADDRESS_LENGTH}
                hint="An address of the shop, such as /wallpaper/kids."
                suggestions={LINK_SUGGESTIONS}
                value={entry.to}
                onChange={(to) => replace({ ...entry, to })}
              />
            </div>
            {renderMore?.(entry, `${path}.${index}`, replace)}
            <PictureField
              path={`${path}.${index}.picture`}
              label={`Picture of ${noun.toLowerCase()} ${index + 1}`}
              value={entry.picture}
              // This entry may change during the upload.
              onChange={(picture) =>
                onChange((current) => current.map((other) => (other.id === entry.id ? { ...other, picture } : other)))
              }
            />
            <div className={fieldStyles.aligned}>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove: ${getName(index)}`}
                onClick={() => remove(entry, index)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {entries.length < max && (
        <RemovedNote
          removed={removed}
          onUndo={() => removed && insert(removed.entry, Math.min(removed.index, entries.length))}
        />
      )}
      {entries.length < max && (
        <div>
          <Button
            variant="secondary"
            size="small"
            data-path={path}
            onClick={() => insert(create(createUuid()), entries.length)}
          >
            Add a {noun.toLowerCase()}
          </Button>
        </div>
      )}
    </Panel>
  );
}
