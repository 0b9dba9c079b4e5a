import type { DraftImage } from '#contract/desk/products/desk-product.ts';
import { RemoveDialog } from '#desk/elements/fields/remove-dialog.tsx';
import { useDragOrder } from '#desk/elements/ordering/use-drag-order.ts';
import { Panel } from '#desk/elements/panel.tsx';
import { DropZone } from '#desk/elements/uploads/drop-zone.tsx';
import { UploadList } from '#desk/elements/uploads/upload-list.tsx';
import type { Upload, UploadQueue } from '#desk/elements/uploads/upload-queue.ts';
import { useEditor } from '../editor/editor-context.ts';
import { ColourHead } from './colour-head.tsx';
import { changeColour, changePicture, groupByColour } from './draft-pictures.ts';
import { PictureCard } from './picture-card.tsx';
import styles from './pictures.module.css';
import { usePictureMoves } from './use-picture-moves.ts';

type PicturePanelProps = { uploads: readonly Upload[]; queue: UploadQueue };

/** The pictures by colour, in the order of the page. */
export function PicturePanel({ uploads, queue }: PicturePanelProps) {
  const { draft, change } = useEditor();
  const { images } = draft;
  const groups = groupByColour(images);
  const getGroupKey = (index: number) => groups[index]?.images[0]?.url ?? '';
  const findGroup = (key: string) => groups.findIndex((_, index) => getGroupKey(index) === key);
  const moves = usePictureMoves(groups);
  const pictureOrder = useDragOrder('picture', moves.dropPicture);
  const colourOrder = useDragOrder('colour', (from, to) => moves.moveColour(findGroup(from), findGroup(to)));
  const store = (edit: (images: readonly DraftImage[]) => DraftImage[]) =>
    change((current) => ({ ...current, images: edit(current.images) }));
  return (
    <Panel title="Pictures and colours">
      <p className={styles.note}>
        Lists show the first picture. Pictures with the same colour belong together; the order of the colours here is
        the order in the shop.
      </p>
      <DropZone onAdd={queue.add} />
      <UploadList uploads={uploads} queue={queue} />
      <ol className={styles.groups}>
        {groups.map((group, groupIndex) => (
          <li
            key={getGroupKey(groupIndex)}
            className={styles.group}
            {...colourOrder.getItemProps(getGroupKey(groupIndex))}
          >
            <ColourHead
              group={group}
              others={groups.filter((other) => other !== group)}
              groupKey={getGroupKey(groupIndex)}
              index={groupIndex}
              count={groups.length}
              order={colourOrder}
              onChange={(changes) => store((current) => changeColour(current, group.hexCode, changes))}
              onMove={(to) => moves.moveColour(groupIndex, to)}
            />
            <ol className={styles.cards}>
              {group.images.map((image, index) => (
                <PictureCard
                  key={image.url}
                  image={image}
                  index={images.indexOf(image)}
                  place={{ index, count: group.images.length }}
                  groups={groups}
                  order={pictureOrder}
                  onChange={(changes) =>
                    store((current) =>
                      current.map((other) => (other.url === image.url ? changePicture(other, changes) : other)),
                    )
                  }
                  onColour={(choice) => moves.chooseColour(image, choice)}
                  onMove={(to) => moves.movePictureTo(group, index, to)}
                  onRemove={() => moves.askToRemove(image)}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {moves.removed && (
        <RemoveDialog
          name={moves.removed.name}
          text="Its texts are removed too. Customers see it until you publish."
          onClose={moves.keepPicture}
          onRemove={moves.removePicture}
        />
      )}
    </Panel>
  );
}
