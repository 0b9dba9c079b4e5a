/** What the live view shows and at what size, in words: the text alternative of the picture and the notes beside it. */
import type { Category } from '../catalogue/category.ts';
import { formatLength, type LengthUnit } from '../measuring/length-unit.ts';
import { metresToInches } from '../measuring/metres.ts';
import type { SizeInInches } from '../measuring/size.ts';
import type { PlacedPiece } from './piece-on-wall.ts';
import type { RoomScene } from './room-scene.ts';
import type { FittedWindow } from './window-fit.ts';

type Shown = {
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
  fabrics: 'draped',
};

export const describeSize = (unit: LengthUnit, { widthInInches, heightInInches }: SizeInInches): string =>
  `${formatLength(unit, widthInInches)} wide and ${formatLength(unit, heightInInches)} high`;

/** One sentence for those who do not see the picture. */
export function buildAltText(shown: Shown, roomName: string, place = PLACES[shown.category]): string {
  const { title, colour, size, unit } = shown;
  const what = colour ? `${title} in ${colour}` : title;
  const scale = size ? `${describeSize(unit, size)}, drawn to scale` : 'the pattern drawn to scale';
  return `${what} ${place}, ${roomName}: ${scale}.`;
}

export const NO_SIZE_HINT = 'Enter a width and a height to see your own size.';

/** How far a piece goes beyond the wall that the room has. */
export function listWallNotes(unit: LengthUnit, { beyondWidth, beyondHeight }: PlacedPiece): string[] {
  const length = (inches: number) => formatLength(unit, inches);
  return [
    ...(beyondWidth > 0 ? [`Your piece goes on for ${length(beyondWidth)} to the right of what this room shows.`] : []),
    ...(beyondHeight > 0 ? [`Your piece is ${length(beyondHeight)} higher than the wall of this room.`] : []),
  ];
}

/** Where the window could not become as large or as small as the piece. */
export function listWindowNotes(unit: LengthUnit, fitted: FittedWindow): string[] {
  const length = (metres: number) => formatLength(unit, metresToInches(metres));
  return [
    ...(fitted.isNarrowed ? [`This room shows ${length(fitted.width)} of its width.`] : []),
    ...(fitted.isShortened ? [`This room shows ${length(fitted.height)} of its height.`] : []),
    ...(fitted.isEnlarged
      ? [`The smallest window of this room is shown: ${length(fitted.width)} by ${length(fitted.height)}.`]
      : []),
  ];
}

/** How much of a piece of cloth the table shows. */
export function listClothNotes(unit: LengthUnit, size: SizeInInches, shown: readonly [number, number]): string[] {
  const [width, height] = [metresToInches(shown[0]), metresToInches(shown[1])];
  const isWhole = size.widthInInches <= width && size.heightInInches <= height;
  return isWhole
    ? ['Your piece has the pattern; the rest of the cloth is left plain.']
    : [`You see ${formatLength(unit, width)} by ${formatLength(unit, height)} of the cloth.`];
}

/** How often a repeat fits across and down, to the half. */
export function describeRepeat({ widthInInches, heightInInches }: SizeInInches, repeatInInches: number): string {
  const count = (inches: number) => Math.round((inches / repeatInInches) * 2) / 2;
  return `The pattern repeats ${count(widthInInches)} times across and ${count(heightInInches)} times down.`;
}

export const listObjectLengths = (unit: LengthUnit, { objects }: Pick<RoomScene, 'objects'>): string[] =>
  objects.map(({ name, inches }) => `${name} ${formatLength(unit, inches)}`);
