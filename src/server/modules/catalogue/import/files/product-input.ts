/** The products of a file, in the same form for CSV and JSON. */
import { MAX_IMAGES, MAX_TYPES } from '#contract/desk/products/draft-problems.ts';
import type { PictureMeasures } from '#server/modules/catalogue/content/uploaded-pictures.ts';

export type FieldValue = string | number | boolean | null;
/**
 * By field name; null for a value that the file leaves empty, undefined for one that cannot be read, which is reported
 * already. A field that the file does not mention is missing.
 */
export type FieldValues = Map<string, FieldValue | undefined>;

/** Line numbers start at 1; JSON files have none. */
type Located = { readonly line: number | null };

export type TypeInput = Located & { readonly id: string; readonly values: FieldValues };

export type PictureInput = Located & {
  readonly url: string;
  readonly values: FieldValues;
  /** Only JSON has them; otherwise they are looked up. */
  readonly measures?: PictureMeasures | undefined;
};

export type ProductInput = Located & {
  /** In lower case; empty if the file gives none. */
  readonly id: string;
  /** Problems name the product by this. */
  readonly title: string;
  readonly values: FieldValues;
  readonly types: TypeInput[];
  readonly pictures: PictureInput[];
};

/** `lineCount` counts lines with content, without the column names; a JSON file has one per product. */
export type FileContent = { readonly products: readonly ProductInput[]; readonly lineCount: number };

type ImportProblem = Located & { readonly title: string; readonly message: string };

export const MAX_LISTED_PROBLEMS = 500;
/** Limits the lines of a CSV file, and the products of a JSON file. */
export const MAX_LINES = 50_000;
export const TOO_MANY_TYPES = `A product can have at most ${MAX_TYPES} types.`;
export const TOO_MANY_PICTURES = `A product can have at most ${MAX_IMAGES} pictures.`;

export function createProblemList() {
  const listed: ImportProblem[] = [];
  let count = 0;
  return {
    /** The same problem of the same line is listed once. */
    add(problem: ImportProblem): void {
      if (listed.some((other) => isSame(other, problem))) return;
      count += 1;
      if (listed.length < MAX_LISTED_PROBLEMS) listed.push(problem);
    },
    getCount: () => count,
    /** In the order of the file. */
    list: (): ImportProblem[] => listed.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  };
}
const isSame = (one: ImportProblem, other: ImportProblem): boolean =>
  one.line === other.line && one.title === other.title && one.message === other.message;

export type ProblemList = ReturnType<typeof createProblemList>;

const MAX_QUOTED_LENGTH = 60;

/** A value of the file in a sentence about it. */
export const quote = (text: string): string =>
  `‘${text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text}’`;
