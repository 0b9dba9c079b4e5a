import type { ProductImage } from '#contract/storefront/catalogue.ts';
import { formatSize, type LengthUnit } from '#domain/measuring/length-unit.ts';
import type { Sheet } from './geometry/sheet-view.ts';
import type { ViewerState } from './viewer-state.ts';

const KIND_SUFFIXES = { flat: '', room: ', in a room', detail: ', close up' } as const;

export function buildAltText(title: string, image: ProductImage | undefined, isThere: boolean): string {
  if (!image || !isThere) return `${title}: the picture is not available`;
  return `${title}${image.colorName ? ` in ${image.colorName}` : ''}${KIND_SUFFIXES[image.kind]}`;
}

export function buildScaleCaption({ pattern, isFramed, piece }: Sheet, unit: LengthUnit): string {
  if (!pattern && !isFramed) return 'Ruler and grid are not to scale over this picture.';
  const inches = formatSize('in', piece);
  // The ruler is in inches (VIEW-12).
  const size = unit === 'in' ? inches : `${inches} (${formatSize(unit, piece)})`;
  const measured = pattern ? `The pattern at true scale on ${size}` : `Ruler and grid measure ${size}`;
  return piece.isNominal ? `${measured}, until you enter a size.` : `${measured}.`;
}

export const GESTURE_HINTS: Readonly<Record<ViewerState['mode'], string>> = {
  locked: 'Locked. Unlock to zoom, turn and move it.',
  unlocked: 'Edit mode. Scroll or pinch to zoom, drag or tap to move.',
};
