import type { ProductImage } from '#contract/storefront/catalogue.ts';
import type { ImageKind } from '#domain/catalogue/pictures/image-kinds.ts';
import { formatSize, type LengthUnit } from '#domain/measuring/length-unit.ts';
import type { ViewerContent } from './geometry/viewer-content.ts';
import type { ViewerState } from './viewer-state.ts';

const KIND_SUFFIXES: Partial<Record<ImageKind, string>> = { room: ', in a room', detail: ', close up' };

/** The shop's own words about the picture, or else its title, colour and kind. */
export function buildPictureAltText(title: string, image: ProductImage | undefined, isAvailable: boolean): string {
  if (!image || !isAvailable) return `${title}: picture not available`;
  const { altText, colorName, kind } = image;
  const colour = colorName ? ` in ${colorName}` : '';
  return altText?.trim() || `${title}${colour}${KIND_SUFFIXES[kind] ?? ''}`;
}

export function buildScaleCaption({ pattern, isFramed, piece }: ViewerContent, unit: LengthUnit): string {
  if (!pattern && !isFramed) return "The ruler and grid aren't to scale for this picture.";
  const inches = formatSize('in', piece);
  // The ruler is in inches (VIEW-12).
  const size = unit === 'in' ? inches : `${inches} (${formatSize(unit, piece)})`;
  if (piece.isNominal) return `Shown at ${size}. Enter your size to see yours.`;
  return pattern ? `Pattern shown to scale at ${size}.` : `The ruler and grid measure ${size}.`;
}

export const GESTURE_HINTS: Readonly<Record<ViewerState['mode'], string>> = {
  locked: 'Tap Unlock to zoom, rotate or move.',
  unlocked: 'Edit mode. Scroll or pinch to zoom, drag or tap to move.',
};
