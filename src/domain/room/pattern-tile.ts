/**
 * What is repeated over a piece: one picture file, the part of it that holds whole repeats, and the true size of that
 * part. A bare pattern file is one repeat; a flat picture may hold more than one.
 */
import { type FlatPicture, layOutPattern } from '../catalogue/pictures/pattern-layout.ts';

export type PatternTile = {
  /** Shares of the file that are used, from its top left corner. */
  readonly shareX: number;
  readonly shareY: number;
  readonly widthInInches: number;
  readonly heightInInches: number;
};

export function createTileFromPicture(picture: FlatPicture): PatternTile {
  const layout = layOutPattern(picture, { widthInInches: 1, heightInInches: 1 });
  const heightInInches = (picture.inchesWide * picture.height) / picture.width;
  return {
    shareX: layout.tileWidthInInches / picture.inchesWide,
    shareY: layout.tileHeightInInches / heightInInches,
    widthInInches: layout.tileWidthInInches,
    heightInInches: layout.tileHeightInInches,
  };
}

export const createTileFromRepeat = (repeatInInches: number): PatternTile => ({
  shareX: 1,
  shareY: 1,
  widthInInches: repeatInInches,
  heightInInches: repeatInInches,
});

/** The name of an own picture without its content key: `/pictures/vine-flat.1a2b3c4d.webp` is `vine-flat`. */
export const getPictureName = (url: string): string => /\/([^/]+?)\.[0-9a-f]{8}\.\w+$/.exec(url)?.[1] ?? '';
