import type { DraftImage } from '#contract/desk/products/desk-product.ts';
import { moveItem } from '#desk/elements/ordering/move-item.ts';
import { isSameColour } from '#domain/catalogue/pictures/product-images.ts';

/** The pictures of one colour, in order; `hexCode` is null for pictures without a colour. */
export type ColourGroup = {
  readonly hexCode: string | null;
  readonly colorName: string;
  readonly images: readonly DraftImage[];
};

/** Colours in the order of their first pictures, as the shop lists them. */
export function groupByColour(images: readonly DraftImage[]): readonly ColourGroup[] {
  const first = images.filter(
    ({ hexCode }, index) => images.findIndex((other) => isSameColour(other.hexCode, hexCode)) === index,
  );
  return first.map(({ hexCode }) => {
    const own = images.filter((image) => isSameColour(image.hexCode, hexCode));
    const colorName = own.find((image) => image.colorName)?.colorName ?? '';
    return { hexCode: hexCode?.trim() ? hexCode.trim() : null, colorName, images: own };
  });
}

const joinGroups = (groups: readonly ColourGroup[]): DraftImage[] => groups.flatMap(({ images }) => images);

/** Keeps the pictures of each colour together. */
const sortByColour = (images: readonly DraftImage[]): DraftImage[] => joinGroups(groupByColour(images));

export const moveGroup = (images: readonly DraftImage[], from: number, to: number): DraftImage[] =>
  joinGroups(moveItem(groupByColour(images), from, to));

/** Moves a picture to another one's position and gives it that one's colour. */
export function movePicture(images: readonly DraftImage[], url: string, targetUrl: string): DraftImage[] {
  const sorted = sortByColour(images);
  const [from, to] = [url, targetUrl].map((wanted) => sorted.findIndex((image) => image.url === wanted));
  const target = sorted.find((image) => image.url === targetUrl);
  if (from === undefined || to === undefined || from < 0 || !target) return sorted;
  const { hexCode, colorName } = target;
  return moveItem(
    sorted.map((image) => (image.url === url ? { ...image, hexCode, colorName } : image)),
    from,
    to,
  );
}

type Colour = Pick<DraftImage, 'hexCode' | 'colorName'>;

/** Changes name or code of a colour in all its pictures. */
export const changeColour = (
  images: readonly DraftImage[],
  hexCode: string | null,
  changes: Partial<Colour>,
): DraftImage[] =>
  images.map((image) => (isSameColour(image.hexCode, hexCode) ? { ...image, ...toColour(image, changes) } : image));

const toColour = (image: DraftImage, { hexCode = image.hexCode, colorName = image.colorName }: Partial<Colour>) => ({
  hexCode,
  colorName,
});

/** Gives a picture another colour; it comes after that colour's other pictures. */
export function setPictureColour(images: readonly DraftImage[], url: string, colour: Colour): DraftImage[] {
  const image = images.find((other) => other.url === url);
  if (!image) return [...images];
  const rest = images.filter((other) => other !== image);
  const at = images.indexOf(image);
  const moved = { ...image, ...colour };
  const isKnown = rest.some(({ hexCode }) => isSameColour(hexCode, colour.hexCode));
  return sortByColour(isKnown ? [...rest, moved] : rest.toSpliced(at, 0, moved));
}

/** Returns the picture's main colour, or the closest unused one. */
export function findFreeHexCode(images: readonly DraftImage[], { dominantColor }: DraftImage): string {
  const start = Number.parseInt(dominantColor.slice(1), 16) || 0;
  const isFree = (hex: string) => !images.some(({ hexCode }) => isSameColour(hexCode, hex));
  for (let step = 0; ; step += 1) {
    const hex = `#${((start + step) % 0x1000000).toString(16).padStart(6, '0')}`;
    if (isFree(hex)) return hex;
  }
}

export type PictureChanges = { [Name in keyof DraftImage]?: DraftImage[Name] | undefined };

/** Removes undefined values: the draft omits optional values that are not set. */
export const changePicture = (image: DraftImage, changes: PictureChanges): DraftImage =>
  Object.fromEntries(Object.entries({ ...image, ...changes }).filter(([, value]) => value !== undefined)) as DraftImage;

export const getPictureName = ({ altText }: DraftImage, position: number): string =>
  altText?.trim() ? `Picture ${position}, ${altText.trim()}` : `Picture ${position}`;
