import sharp from 'sharp';
import { layOutPattern } from '#domain/catalogue/pictures/pattern-layout.ts';
import { findDesign } from '../../patterns/named-design.ts';
import type { FlatRecipe } from '../jobs/picture-job.ts';
import { drawTileFile } from '../jobs/tile-store.ts';
import { createShading, type Shading } from './make-shading.ts';
import { type Pixels, toPixels } from './pixels.ts';

const DAYLIGHT = [250, 247, 240];
/** Extra cloth on both sides for the pleats. */
const MARGIN_INCHES = 2;

/** Draws the pattern at true scale on its material. */
export async function drawFlat({ pattern, make, inchesWide, size: [width, height] }: FlatRecipe): Promise<Pixels> {
  const pixelsPerInch = width / inchesWide;
  const margin = Math.round(MARGIN_INCHES * pixelsPerInch);
  const tile = await toPixels(sharp(await drawTileFile(pattern)));
  const design = findDesign(pattern.design);
  const perInch = tile.width / design.widthInches;
  const spread = repeatTile(
    tile,
    Math.round(((width + 2 * margin) / pixelsPerInch) * perInch),
    Math.round((height / pixelsPerInch) * perInch),
  );
  const cloth = await toPixels(
    sharp(spread.data, { raw: { width: spread.width, height: spread.height, channels: 3 } }).resize(
      width + 2 * margin,
      height,
      { fit: 'fill' },
    ),
  );
  const { tileWidthInInches, tileHeightInInches } = layOutPattern(
    { width, height, inchesWide, repeatInches: design.kind === 'picture' ? undefined : design.widthInches },
    { widthInInches: inchesWide, heightInInches: height / pixelsPerInch },
  );
  const shading = createShading(make, { width: tileWidthInInches, height: tileHeightInInches }, height / pixelsPerInch);
  return shade(cloth, shading, margin, pixelsPerInch, width);
}

/** Repeats the tile over the area, starting at its corner. */
function repeatTile(tile: Pixels, width: number, height: number): Pixels {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    const row = (y % tile.height) * tile.width * 3;
    for (let x = 0; x < width; x += tile.width) {
      const length = Math.min(tile.width, width - x) * 3;
      tile.data.copy(data, (y * width + x) * 3, row, row + length);
    }
  }
  return { data, width, height };
}

function shade(cloth: Pixels, shading: Shading, margin: number, pixelsPerInch: number, width: number): Pixels {
  const { height } = cloth;
  const { light, veil, shift } = shading;
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0, out = 0; y < height; y++) {
    const inchesDown = y / pixelsPerInch;
    for (let x = 0; x < width; x++) {
      const inches = x / pixelsPerInch;
      const source = x + margin + (shift ? shift(inches, inchesDown) * pixelsPerInch : 0);
      const left = Math.max(0, Math.min(cloth.width - 2, Math.floor(source)));
      const share = source - left;
      const at = (y * cloth.width + left) * 3;
      const gain = light(inches, inchesDown);
      const through = veil ? veil(inches, inchesDown) : 0;
      for (let k = 0; k < 3; k++, out++) {
        const colour = (cloth.data[at + k] ?? 0) * (1 - share) + (cloth.data[at + 3 + k] ?? 0) * share;
        data[out] = Math.min(255, colour * gain * (1 - through) + (DAYLIGHT[k] ?? 0) * through);
      }
    }
  }
  return { data, width, height };
}
