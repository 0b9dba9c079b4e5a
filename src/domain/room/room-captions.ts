/** The alt text of the room view and the notes beside it. */
import type { Category } from '../catalogue/category.ts';
import { formatLength, type LengthUnit, metresToInches } from '../measuring/length-unit.ts';
import type { SizeInInches } from '../measuring/size.ts';
import type { PlacedPiece } from './piece-on-wall.ts';
import type { RoomScene } from './room-scene.ts';
import type { FittedWindow } from './window-fit.ts';

type ShownProduct = {
  readonly title: string;
  readonly colour: string | null | undefined;
  readonly category: Category;
  readonly size: SizeInInches | undefined;
  readonly unit: LengthUnit;
};

const PLACES: Readonly<Record<Category, string>> = {
  wallpaper: 'on the wall',
  canvas: 'on the wall',
  curtains: 'at the window',
  blinds: 'at the window',
  fabrics: 'as fabric',
};

export const describeSize = (unit: LengthUnit, { widthInInches, heightInInches }: SizeInInches): string =>
  `${formatLength(unit, widthInInches)} wide and ${formatLength(unit, heightInInches)} high`;

export function buildRoomAltText(shown: ShownProduct, roomName: string, place = PLACES[shown.category]): string {
  const { title, colour, size, unit } = shown;
  const subject = colour ? `${title} in ${colour}` : title;
  const scale = size ? `${describeSize(unit, size)}, drawn to scale` : 'the pattern drawn to scale';
  return `${subject} ${place}, ${roomName}: ${scale}.`;
}

export const NO_SIZE_HINT = 'Enter a width and height to see your size.';
export const FILLED_WALL_CAPTION = 'The pattern fills the wall, drawn to scale.';

export const FIXED_SIZE_CAPTION = "The pattern is drawn to scale. This room doesn't show your size.";

/** Lists notes for a piece larger than the room's wall. */
export function listWallNotes(unit: LengthUnit, { beyondWidth, beyondHeight }: PlacedPiece): string[] {
  const format = (inches: number) => formatLength(unit, inches);
  return [
    ...(beyondWidth > 0 ? [`Your piece extends ${format(beyondWidth)} past the right edge of this room.`] : []),
    ...(beyondHeight > 0 ? [`Your piece is ${format(beyondHeight)} taller than the wall of this room.`] : []),
  ];
}

/** Lists notes for a piece larger or smaller than the room's window can be. */
export function listWindowNotes(unit: LengthUnit, fitted: FittedWindow): string[] {
  const format = (metres: number) => formatLength(unit, metresToInches(metres));
  return [
    ...(fitted.isWidthLimited ? [`This room shows only ${format(fitted.width)} of the width.`] : []),
    ...(fitted.isHeightLimited ? [`This room shows only ${format(fitted.height)} of the height.`] : []),
    ...(fitted.isBelowMinimum
      ? [`This is the smallest window this room can show: ${format(fitted.width)} by ${format(fitted.height)}.`]
      : []),
  ];
}

export function listClothNotes(unit: LengthUnit, size: SizeInInches, shown: readonly [number, number]): string[] {
  const [width, height] = [metresToInches(shown[0]), metresToInches(shown[1])];
  const isWhole = size.widthInInches <= width && size.heightInInches <= height;
  return isWhole
    ? ['Your piece is the patterned part. The rest of the fabric is left plain.']
    : [`You're seeing ${formatLength(unit, width)} by ${formatLength(unit, height)} of the fabric.`];
}

/** Counts repeats to the half. */
export function describeRepeat({ widthInInches, heightInInches }: SizeInInches, repeatInInches: number): string {
  const countRepeats = (inches: number) => Math.round((inches / repeatInInches) * 2) / 2;
  return `The pattern repeats ${countRepeats(widthInInches)} times across and ${countRepeats(heightInInches)} times down.`;
}

export const listObjectLengths = (unit: LengthUnit, { objects }: Pick<RoomScene, 'objects'>): string[] =>
  objects.map(({ name, inches }) => `${name} ${formatLength(unit, inches)}`);
