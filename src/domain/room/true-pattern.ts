/**
 * What is repeated over a piece: one picture file, the part of it that holds whole repeats, and the true size of that
 * part. A bare pattern file is one repeat; a flat picture may hold more than one.
 */
import { type FlatPicture, patternLayout } from '../catalogue/pattern-layout.ts';

export type TruePattern = {
  /** Shares of the file that are used, from its top left corner. */
  readonly shareX: number;
  readonly shareY: number;
  readonly widthInInches: number;
  readonly heightInInches: number;
};

export function patternOfFlat(picture: FlatPicture): TruePattern {
  const layout = patternLayout(picture, { widthInInches: 1, heightInInches: 1 });
  const heightInInches = (picture.inchesWide * picture.height) / picture.width;
  return {
    shareX: layout.tileWidthInInches / picture.inchesWide,
    shareY: layout.tileHeightInInches / heightInInches,
    widthInInches: layout.tileWidthInInches,
    heightInInches: layout.tileHeightInInches,
  };
}

export const patternOfRepeat = (repeatInInches: number): TruePattern => ({
  shareX: 1,
  shareY: 1,
  widthInInches: repeatInInches,
  heightInInches: repeatInInches,
});

/** The name of an own picture without its content key: `/pictures/vine-flat.1a2b3c4d.webp` is `vine-flat`. */
export const pictureName = (url: string): string => /\/([^/]+?)\.[0-9a-f]{8}\.\w+$/.exec(url)?.[1] ?? '';
