/** Tiles a flat image over a piece at true scale, so that the pattern agrees with the ruler. */
export type FlatPicture = {
  /** Pixels. */
  width: number;
  height: number;
  /** The real-world width that the image covers. */
  inchesWide: number;
  /** The side of one square pattern repeat; the first starts at the top left corner. */
  repeatInches?: number | undefined;
};

type PatternLayout = {
  tileWidthInInches: number;
  tileHeightInInches: number;
  columns: number;
  rows: number;
};

/** Crops the tile to whole repeats where the repeat is known, so that no seam shows. */
export function layOutPattern(
  { width, height, inchesWide, repeatInches }: FlatPicture,
  piece: { widthInInches: number; heightInInches: number },
): PatternLayout {
  const tileWidthInInches = floorToRepeats(inchesWide, repeatInches);
  const tileHeightInInches = floorToRepeats((inchesWide * height) / width, repeatInches);
  return {
    tileWidthInInches,
    tileHeightInInches,
    columns: Math.ceil(piece.widthInInches / tileWidthInInches),
    rows: Math.ceil(piece.heightInInches / tileHeightInInches),
  };
}

const floorToRepeats = (inches: number, repeat: number | undefined): number =>
  repeat !== undefined && repeat > 0 && repeat <= inches ? Math.floor(inches / repeat) * repeat : inches;
