import type { ViewedPiece } from '#domain/catalogue/pictures/image-viewer.ts';
import type { PictureFile } from '#storefront/pictures/picture.tsx';
import type { FlatFile } from '../stage/pattern-tiles.tsx';
import type { MeasuredArea } from '../stage/viewer-rulers.tsx';
import type { ViewerState } from '../viewer-state.ts';
import { placeFramedCanvas } from './framed-canvas.ts';
import { fitBox, getVisibleSize, rotatePoint, type Size } from './view-geometry.ts';

/** The content of the viewer: the piece covered with its pattern, or a picture. */
export type Sheet = {
  file: PictureFile | undefined;
  /** The same file, when it tiles the piece at true scale. */
  pattern: FlatFile | undefined;
  /** The picture shows the piece itself, framed on a wall. */
  isFramed: boolean;
  piece: ViewedPiece;
  /** Width by height. */
  aspect: number;
};

type SheetPicture = PictureFile & { kind?: string; inchesWide?: number | undefined };

/** Flat pictures of everything but canvas tile the piece; other pictures are shown as they are. */
export function createSheet(file: SheetPicture | undefined, piece: ViewedPiece, isCanvas: boolean): Sheet {
  const flat = isFlat(file) ? file : undefined;
  const pattern = isCanvas ? undefined : flat;
  const aspect = pattern ? piece.widthInInches / piece.heightInInches : file ? file.width / file.height : 1;
  return { file, pattern, isFramed: isCanvas && flat !== undefined, piece, aspect };
}

const isFlat = (file: SheetPicture | undefined): file is FlatFile & { kind: string } =>
  file?.kind === 'flat' && file.inchesWide !== undefined && file.inchesWide > 0;

export type SheetView = Sheet & {
  /** Visible size before zooming. */
  size: Size;
  measured: MeasuredArea;
};

export function createSheetView(sheet: Sheet, state: Pick<ViewerState, 'framing' | 'turn'>): SheetView {
  const size = getVisibleSize(sheet.aspect, state);
  const isUpright = state.turn % 180 === 0;
  const { box, centre } = placeMeasuredArea(sheet, isUpright ? size : swapSides(size));
  const { widthInInches, heightInInches } = sheet.piece;
  const measured: MeasuredArea = {
    widthInInches: isUpright ? widthInInches : heightInInches,
    heightInInches: isUpright ? heightInInches : widthInInches,
    box: isUpright ? box : swapSides(box),
    centre: rotatePoint(centre, state.turn),
  };
  return { ...sheet, size, measured };
}

/** On the upright sheet. Assumes that the piece fills any picture that is not framed. */
function placeMeasuredArea({ piece, isFramed }: Sheet, size: Size): Pick<MeasuredArea, 'box' | 'centre'> {
  const aspect = piece.widthInInches / piece.heightInInches;
  return isFramed ? placeFramedCanvas(size, aspect) : { box: fitBox(size, aspect), centre: { x: 0, y: 0 } };
}

const swapSides = ({ width, height }: Size): Size => ({ width: height, height: width });
