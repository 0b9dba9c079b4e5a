import type { ProductContent } from '#contract/desk/products/desk-product.ts';
import { IMAGE_KINDS } from '#domain/catalogue/pictures/image-kinds.ts';
import { hasPictureFiles } from '../content/missing-pictures.ts';
import type { PictureMeasures } from '../content/uploaded-pictures.ts';
import { applyPictureValues, applyTypeValues } from './apply-input.ts';
import { type FieldValues, type PictureInput, type ProductInput, quote } from './files/product-input.ts';

type Line = number | null | undefined;
type Report = (message: string, line?: number | null) => void;

/** A product while what the file says is merged into it. */
export type MergedProduct = {
  readonly id: string;
  readonly draft: ProductContent;
  readonly input: ProductInput;
  /** By their place in the draft: the lines that changed types and pictures. */
  readonly typeLines: Line[];
  readonly pictureLines: Line[];
  /** Paths of values that could not be read, which is reported already. */
  readonly unreadable: Set<string>;
};

export function noteUnreadable({ unreadable }: MergedProduct, values: FieldValues, prefix = ''): void {
  for (const [name, value] of values) if (value === undefined) unreadable.add(prefix + name);
}

type TypeContext = { findOwner(typeId: string): string | undefined; report: Report };

/** Types are matched by id or, without one, by title. Others stay; new ones come last. */
export function mergeTypes(product: MergedProduct, { findOwner, report }: TypeContext): void {
  const { id, draft, input, typeLines } = product;
  for (const type of input.types) {
    const title = type.values.get('title');
    const at = draft.types.findIndex((stored) => (type.id === '' ? stored.title === title : stored.id === type.id));
    const owner = type.id === '' ? undefined : findOwner(type.id);
    if (owner !== undefined && owner !== id) {
      report(`typeId: ${type.id} is a type of another product. Leave the cell empty for a new type.`, type.line);
      continue;
    }
    if (at !== -1 && typeLines[at] !== undefined) {
      report(`${describeRepeat(typeLines[at], 'type')} Write each type once.`, type.line);
      continue;
    }
    const { type: merged, problems } = applyTypeValues(draft.category, draft.types[at], type);
    for (const problem of problems) report(problem, type.line);
    const index = at === -1 ? draft.types.length : at;
    draft.types[index] = merged;
    typeLines[index] = type.line;
    noteUnreadable(product, type.values, `types.${index}.`);
  }
}

type PictureContext = { findPicture(url: string): PictureMeasures | undefined; report: Report };

/** Pictures are matched by address. Others stay; new ones come last. */
export function mergePictures(product: MergedProduct, { findPicture, report }: PictureContext): void {
  const { draft, input, pictureLines } = product;
  for (const picture of input.pictures) {
    const at = draft.images.findIndex(({ url }) => url === picture.url);
    if (at !== -1 && pictureLines[at] !== undefined) {
      report(`${describeRepeat(pictureLines[at], 'picture')} Write each picture once.`, picture.line);
      continue;
    }
    const measures = findMeasures(picture, findPicture);
    if (!measures) {
      report(`pictureUrl: the shop has no picture ${quote(picture.url)}. Upload the picture first.`, picture.line);
      continue;
    }
    const merged = applyPictureValues(draft.images[at], picture, measures);
    if (!merged) {
      const isReported = picture.values.has('kind') && picture.values.get('kind') === undefined;
      if (!isReported) report(`pictureKind: write one of: ${IMAGE_KINDS.join(', ')}.`, picture.line);
      continue;
    }
    const index = at === -1 ? draft.images.length : at;
    draft.images[index] = merged;
    pictureLines[index] = picture.line;
    noteUnreadable(product, picture.values, `images.${index}.`);
  }
}

const describeRepeat = (line: Line, noun: string): string =>
  typeof line === 'number' ? `This ${noun} is on line ${line} already.` : `This ${noun} is in the file twice.`;

/** The shop's own measurements override the file. */
const findMeasures = (
  { url, measures }: PictureInput,
  findPicture: PictureContext['findPicture'],
): PictureMeasures | undefined =>
  findPicture(url) ?? (measures && hasPictureFiles(url, measures.widths) ? measures : undefined);
