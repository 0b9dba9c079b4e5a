/** The pattern tile that the room view repeats over a piece: the used part of an image file and its real-world size. */
import { type FlatPicture, layOutPattern } from '../catalogue/pictures/pattern-layout.ts';

export type PatternTile = {
  /** The used fraction of the file, from its top left corner. */
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

/** Strips folder and content hash: `/pictures/vine-flat.1a2b3c4d.webp` is `vine-flat`. */
export const getPictureName = (url: string): string => /\/([^/]+?)\.[0-9a-f]{8}\.\w+$/.exec(url)?.[1] ?? '';
