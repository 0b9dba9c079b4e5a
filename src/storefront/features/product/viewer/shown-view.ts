import type { ViewedPiece } from '#domain/catalogue/image-viewer.ts';
import type { PictureFile } from '#storefront/pictures/picture.tsx';
import { framedPlace } from './framed-place.ts';
import type { FlatFile } from './pattern-tiles.tsx';
import { boxWithin, type Size, seenSize, turnedPoint } from './view-geometry.ts';
import type { Measured } from './viewer-rulers.tsx';
import type { ViewerState } from './viewer-state.ts';

/** What lies in the window: the piece covered with its pattern, or a picture as it is. */
export type Sheet = {
  file: PictureFile | undefined;
  /** The same file, when it is laid over the piece at true scale. */
  pattern: FlatFile | undefined;
  /** The picture shows the piece itself, framed on a wall. */
  isFramed: boolean;
  piece: ViewedPiece;
  /** Width by height. */
  aspect: number;
};

type ShownPicture = PictureFile & { kind?: string; inchesWide?: number | undefined };

/** Canvas and room pictures are shown as pictures; the flat picture of what comes by the yard covers the piece. */
export function sheetOf(file: ShownPicture | undefined, piece: ViewedPiece, isCanvas: boolean): Sheet {
  const flat = isFlat(file) ? file : undefined;
  const pattern = isCanvas ? undefined : flat;
  const aspect = pattern ? piece.widthInInches / piece.heightInInches : file ? file.width / file.height : 1;
  return { file, pattern, isFramed: isCanvas && flat !== undefined, piece, aspect };
}

const isFlat = (file: ShownPicture | undefined): file is FlatFile & { kind: string } =>
  file?.kind === 'flat' && file.inchesWide !== undefined && file.inchesWide > 0;

export type ShownView = Sheet & {
  /** As it is seen, before zooming. */
  size: Size;
  measured: Measured;
};

export function shownView(sheet: Sheet, state: Pick<ViewerState, 'framing' | 'turn'>): ShownView {
  const size = seenSize(sheet.aspect, state);
  const isUpright = state.turn % 180 === 0;
  const { box, centre } = measuredPlace(sheet, isUpright ? size : swapped(size));
  const { widthInInches, heightInInches } = sheet.piece;
  const measured: Measured = {
    widthInInches: isUpright ? widthInInches : heightInInches,
    heightInInches: isUpright ? heightInInches : widthInInches,
    box: isUpright ? box : swapped(box),
    centre: turnedPoint(centre, state.turn),
  };
  return { ...sheet, size, measured };
}

/** On the upright sheet. Any other picture is taken to be filled by the piece, an inch being as long either way. */
function measuredPlace({ piece, isFramed }: Sheet, size: Size): Pick<Measured, 'box' | 'centre'> {
  const aspect = piece.widthInInches / piece.heightInInches;
  return isFramed ? framedPlace(size, aspect) : { box: boxWithin(size, aspect), centre: { x: 0, y: 0 } };
}

const swapped = ({ width, height }: Size): Size => ({ width: height, height: width });
