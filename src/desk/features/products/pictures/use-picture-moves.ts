import { useState } from 'react';
import type { DraftImage } from '#contract/desk/products/desk-product.ts';
import { focusField } from '#desk/elements/fields/field-errors.ts';
import { keepFocus } from '#desk/elements/ordering/keep-focus.ts';
import { useEditor } from '../editor/editor-context.ts';
import {
  type ColourGroup,
  findFreeHexCode,
  getPictureName,
  moveGroup,
  movePicture,
  setPictureColour,
} from './draft-pictures.ts';
import { NEW_COLOUR } from './picture-card.tsx';

/** Moves pictures between positions and colours, and announces it to screen readers. */
export function usePictureMoves(groups: readonly ColourGroup[]) {
  const { draft, change, announce } = useEditor();
  const { images } = draft;
  const [removed, setRemoved] = useState<DraftImage>();
  /** A picture that changes its colour is rendered elsewhere. */
  const store = (edit: (images: readonly DraftImage[]) => DraftImage[]) =>
    keepFocus(() => change((current) => ({ ...current, images: edit(current.images) })));
  const getName = (image: DraftImage) => getPictureName(image, images.indexOf(image) + 1);
  const getColourName = ({ hexCode, colorName }: ColourGroup) =>
    hexCode === null ? 'No colour' : colorName || hexCode;

  return {
    moveColour(from: number, to: number): void {
      const group = groups[from];
      if (!group || to < 0) return;
      store((current) => moveGroup(current, from, to));
      announce(`${getColourName(group)} is now at position ${to + 1} of ${groups.length}.`);
    },
    movePictureTo(group: ColourGroup, from: number, to: number): void {
      const [image, target] = [group.images[from], group.images[to]];
      if (!image || !target) return;
      store((current) => movePicture(current, image.url, target.url));
      announce(`${getName(image)} is now at position ${to + 1} of ${group.images.length} of its colour.`);
    },
    dropPicture(url: string, targetUrl: string): void {
      store((current) => movePicture(current, url, targetUrl));
      announce('The picture was moved.');
    },
    chooseColour(image: DraftImage, choice: string): void {
      const known = groups.find(({ hexCode }) => hexCode?.toLowerCase() === choice);
      const colour =
        choice === NEW_COLOUR
          ? { hexCode: findFreeHexCode(images, image), colorName: null }
          : { hexCode: known?.hexCode ?? null, colorName: known?.colorName || null };
      store((current) => setPictureColour(current, image.url, colour));
      announce(
        `${getName(image)}: ${known ? getColourName(known) : choice === NEW_COLOUR ? 'new colour' : 'no colour'}.`,
      );
      if (choice === NEW_COLOUR) requestAnimationFrame(() => focusColourName(image.url));
    },
    /** The picture to remove, until staff confirm. */
    removed: removed && { name: getName(removed) },
    askToRemove: setRemoved,
    keepPicture: () => setRemoved(undefined),
    removePicture(): void {
      if (!removed) return;
      const index = images.findIndex(({ url }) => url === removed.url);
      const neighbour = images[index + 1] ?? images[index - 1];
      setRemoved(undefined);
      keepFocus(() => store((current) => current.filter(({ url }) => url !== removed.url)), `remove ${neighbour?.url}`);
      announce(`${getName(removed)} was removed.`);
      if (!neighbour) requestAnimationFrame(() => focusField('images'));
    },
  };
}

function focusColourName(url: string): void {
  document.querySelector<HTMLElement>(`[data-colour="${CSS.escape(url)}"]`)?.focus();
}
