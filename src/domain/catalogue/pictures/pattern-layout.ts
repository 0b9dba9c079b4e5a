/**
 * How a flat picture of known true width is laid side by side over a piece, so that pattern and ruler agree
 * (specification 0 §2, image viewer; Q-58).
 */
export type FlatPicture = {
  /** Pixels. */
  width: number;
  height: number;
  /** True width that the picture shows. */
  inchesWide: number;
  /** True size of one repeat, both ways; the picture's top left corner begins one. */
  repeatInches?: number | undefined;
};

type PatternLayout = {
  /** True size of what is laid side by side. */
  tileWidthInInches: number;
  tileHeightInInches: number;
  columns: number;
  rows: number;
};

/** Whole repeats where the repeat is known, so that no seam shows; else the picture as it is. */
export function layOutPattern(
  { width, height, inchesWide, repeatInches }: FlatPicture,
  piece: { widthInInches: number; heightInInches: number },
): PatternLayout {
  const tileWidthInInches = wholeRepeats(inchesWide, repeatInches);
  const tileHeightInInches = wholeRepeats((inchesWide * height) / width, repeatInches);
  return {
    tileWidthInInches,
    tileHeightInInches,
    columns: Math.ceil(piece.widthInInches / tileWidthInInches),
    rows: Math.ceil(piece.heightInInches / tileHeightInInches),
  };
}

const wholeRepeats = (inches: number, repeat: number | undefined): number =>
  repeat !== undefined && repeat > 0 && repeat <= inches ? Math.floor(inches / repeat) * repeat : inches;
