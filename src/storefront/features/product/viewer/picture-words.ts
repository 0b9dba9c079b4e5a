import type { ProductImage } from '#contract/api/catalogue.ts';
import { type LengthUnit, sizeText } from '#domain/product/length-unit.ts';
import type { Sheet } from './shown-view.ts';
import type { ViewerState } from './viewer-state.ts';

const WHERE = { flat: '', room: ', in a room', detail: ', close up' } as const;

/** What the picture shows, for those who do not see it. */
export function pictureWords(title: string, image: ProductImage | undefined, isThere: boolean): string {
  if (!image || !isThere) return `${title}: the picture is not available`;
  return `${title}${image.colorName ? ` in ${image.colorName}` : ''}${WHERE[image.kind]}`;
}

/** What is measured. */
export function pieceWords({ pattern, isFramed, piece }: Sheet, unit: LengthUnit): string {
  if (!pattern && !isFramed) return 'Ruler and grid are not to scale over this picture.';
  const inches = sizeText('in', piece);
  // The ruler counts inches (VIEW-12).
  const size = unit === 'in' ? inches : `${inches} (${sizeText(unit, piece)})`;
  const measured = pattern ? `The pattern at true scale on ${size}` : `Ruler and grid measure ${size}`;
  return piece.isNominal ? `${measured}, until you enter a size.` : `${measured}.`;
}

/** How to handle the picture in each state. */
export const HANDLING: Readonly<Record<ViewerState['mode'], string>> = {
  locked: 'Locked. Unlock to zoom, turn and move it.',
  unlocked: 'Edit mode. Scroll or pinch to zoom, drag or tap to move.',
};
