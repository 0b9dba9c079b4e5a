/** tsx tools/art/compose/compose.ts <plate folder> <out.jpg|png|webp|avif> wall=tile.png@0.9 rug=rug.png@fit curtain=#c9b79c --lamp 1.3 */
import sharp from 'sharp';
import { applyPatterns } from './apply-patterns.ts';
import { parseOptions } from './compose-options.ts';
import { loadPlate, relight } from './plate.ts';
import { toneMap } from './tone.ts';

const [folder, out, ...args] = process.argv.slice(2);
if (!folder || !out) throw new Error('Name a plate folder and a file to write.');
const plate = loadPlate(folder);
const { coverings, gains, exposure } = await parseOptions(args, plate.meta);
const { width, height } = plate;
const pixels = toneMap(applyPatterns(relight(plate, gains), coverings), width, height, exposure);
const image = sharp(pixels, { raw: { width, height, channels: 3 } });
await (out.endsWith('.jpg') ? image.jpeg({ quality: 82, mozjpeg: true }) : image).toFile(out);
