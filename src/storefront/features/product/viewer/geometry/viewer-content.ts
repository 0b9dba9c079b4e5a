import type { ViewedPiece } from '#domain/catalogue/pictures/image-viewer.ts';
import type { PictureFile } from '#storefront/pictures/picture.tsx';
import type { FlatFile } from '../display/pattern-tiles.tsx';
import type { MeasuredArea } from '../display/viewer-rulers.tsx';
import type { ViewerState } from '../viewer-state.ts';
import { fitBox, getVisibleSize, rotatePoint, type ViewPoint, type ViewSize } from './view-geometry.ts';

/** The piece covered with its pattern, or a picture. */
export type ViewerContent = {
  file: PictureFile | undefined;
  /** The same file, when it tiles the piece at true scale. */
  pattern: FlatFile | undefined;
  /** The picture shows the piece itself, framed on a wall. */
  isFramed: boolean;
  piece: ViewedPiece;
  /** Width by height. */
  aspect: number;
};

type ViewerPicture = PictureFile & { kind?: string; inchesWide?: number | undefined };

/** Flat pictures of everything but canvas tile the piece; other pictures are shown as they are. */
export function createViewerContent(
  file: ViewerPicture | undefined,
  piece: ViewedPiece,
  isCanvas: boolean,
): ViewerContent {
  const flat = isFlat(file) ? file : undefined;
  const pattern = isCanvas ? undefined : flat;
  const aspect = pattern ? piece.widthInInches / piece.heightInInches : file ? file.width / file.height : 1;
  return { file, pattern, isFramed: isCanvas && flat !== undefined, piece, aspect };
}

const isFlat = (file: ViewerPicture | undefined): file is FlatFile & { kind: string } =>
  file?.kind === 'flat' && file.inchesWide !== undefined && file.inchesWide > 0;

export type PlacedContent = ViewerContent & {
  /** Visible size before zooming. */
  size: ViewSize;
  measured: MeasuredArea;
};

export function placeContent(content: ViewerContent, state: Pick<ViewerState, 'framing' | 'rotation'>): PlacedContent {
  const size = getVisibleSize(content.aspect, state);
  const isUpright = state.rotation % 180 === 0;
  const { box, centre } = placeMeasuredArea(content, isUpright ? size : swapSides(size));
  const { widthInInches, heightInInches } = content.piece;
  const measured: MeasuredArea = {
    widthInInches: isUpright ? widthInInches : heightInInches,
    heightInInches: isUpright ? heightInInches : widthInInches,
    box: isUpright ? box : swapSides(box),
    centre: rotatePoint(centre, state.rotation),
  };
  return { ...content, size, measured };
}

/** Measures the upright content. Assumes that the piece fills every picture except framed ones. */
function placeMeasuredArea({ piece, isFramed }: ViewerContent, size: ViewSize): Pick<MeasuredArea, 'box' | 'centre'> {
  const aspect = piece.widthInInches / piece.heightInInches;
  return isFramed ? placeFramedCanvas(size, aspect) : { box: fitBox(size, aspect), centre: { x: 0, y: 0 } };
}

const swapSides = ({ width, height }: ViewSize): ViewSize => ({ width: height, height: width });

/** Shares of the picture; must match `tools/art/pictures/drawing/draw-frame.ts`. */
const MAX_FRAMED_SHARE = 0.8;
const SPACE_ABOVE_SHARE = 0.47;

/** Locates a framed canvas in its flat picture: centred horizontally, slightly above the middle. */
export function placeFramedCanvas({ width, height }: ViewSize, aspect: number): { box: ViewSize; centre: ViewPoint } {
  const box = fitBox({ width: width * MAX_FRAMED_SHARE, height: height * MAX_FRAMED_SHARE }, aspect);
  return { box, centre: { x: 0, y: (SPACE_ABOVE_SHARE - 0.5) * (height - box.height) } };
}
