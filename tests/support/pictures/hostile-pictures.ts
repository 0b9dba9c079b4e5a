import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import {
  createJpegSegment,
  createPngChunk,
  createPngHeader,
  createRiffChunk,
  createWebp,
  createWebpExtension,
  getWebpImage,
  type HostileFile,
  insertJpegSegments,
  insertPngChunks,
  PAYLOAD_MARKER,
  patch,
  type Samples,
  toFiles,
  toUint32,
} from './picture-parts.ts';
import { createPhoto } from './sample-photos.ts';

/** Small files that claim to be huge. */
export function listBombs({ jpeg, webp, avif }: Samples): HostileFile[] {
  const zeros = createPngChunk('IDAT', deflateSync(Buffer.alloc(4_000_000)));
  const end = createPngChunk('IEND', Buffer.alloc(0));
  const sizes = [
    [60_000, 60_000],
    [60_000, 1000],
    [1000, 60_000],
    [8000, 8000],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [2 ** 32 - 1, 1],
    [0, 0],
  ] as const;
  const pngs = sizes.flatMap(([width, height]) =>
    [1, 8, 16].map((depth): HostileFile => {
      const header = createPngHeader({ width, height, depth, colour: depth === 1 ? 0 : 6 });
      return { name: `PNG bomb, ${width} x ${height}, ${depth} bit`, content: Buffer.concat([header, zeros, end]) };
    }),
  );
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const property = avif.indexOf('ispe');
  const resizeJpeg = (width: number, height: number) =>
    patch(jpeg, frame + 5, [height >> 8, height, width >> 8, width]);
  const resizeAvif = (width: number, height: number) =>
    patch(avif, property + 8, [...toUint32(width), ...toUint32(height)]);
  const text = Buffer.alloc(30_000_000, 'a');
  return [
    ...pngs,
    ...toFiles('bomb', {
      'JPEG, 65,535 x 65,535': resizeJpeg(65_535, 65_535),
      'JPEG, 60,000 x 60,000': resizeJpeg(60_000, 60_000),
      'JPEG, 60,000 x 900': resizeJpeg(60_000, 900),
      'WebP, canvas of 60,000 x 60,000': createWebp(createWebpExtension(0, 60_000, 60_000), getWebpImage(webp)),
      'WebP, canvas of 16,777,216 x 1': createWebp(createWebpExtension(0, 16_777_216, 1), getWebpImage(webp)),
      'WebP, frame of 16,383 x 16,383': patch(webp, 26, [0xff, 0x3f, 0xff, 0x3f]),
      'WebP, lossless frame of 16,384 x 16,384': createWebp(
        createRiffChunk('VP8L', Buffer.from([0x2f, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0])),
      ),
      'AVIF, 60,000 x 60,000': resizeAvif(60_000, 60_000),
      'AVIF, 4,294,967,295 x 1': resizeAvif(2 ** 32 - 1, 1),
      'PNG, 30 MB of text in 30 KB': insertPngChunks(
        createPngHeader({ width: 700, height: 600 }),
        createPngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(text)])),
        zeros,
        end,
      ),
    }),
  ];
}

export async function listAnimated({ png, webp, avif }: Samples): Promise<HostileFile[]> {
  const frames = await sharp(await Promise.all(['#c33', '#3c3', '#33c'].map((background) => createFrame(background))), {
    join: { animated: true },
  })
    .webp()
    .toBuffer();
  const control = createPngChunk('acTL', Buffer.concat([toUint32(2), toUint32(0)]));
  const frame = createRiffChunk('ANMF', Buffer.concat([Buffer.alloc(16), getWebpImage(webp)]));
  return toFiles('animated', {
    WebP: frames,
    'WebP with one frame': createWebp(
      createWebpExtension(0x02, 600, 160),
      createRiffChunk('ANIM', Buffer.alloc(6)),
      frame,
    ),
    'WebP without the flag': createWebp(
      createWebpExtension(0, 600, 160),
      createRiffChunk('ANIM', Buffer.alloc(6)),
      frame,
      frame,
    ),
    PNG: insertPngChunks(png, control),
    'PNG, after other chunks': insertPngChunks(png, createPngChunk('tEXt', Buffer.from('a\0b')), control),
    AVIF: patch(avif, 8, [...Buffer.from('avis')]),
    'HEIF sequence': patch(avif, 8, [...Buffer.from('msf1')]),
  });
}

const createFrame = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

export function listWrongLengths({ jpeg, png, webp, avif }: Samples): HostileFile[] {
  const data = png.indexOf('IDAT');
  return toFiles('wrong length', {
    'PNG chunk of 4 GB': patch(png, data - 4, [0xff, 0xff, 0xff, 0xff]),
    'PNG chunk of 2 GB': patch(png, data - 4, [0x7f, 0xff, 0xff, 0xff]),
    'PNG chunk without content': patch(png, data - 4, [0, 0, 0, 0]),
    'PNG checksum': patch(png, data - 8, [0, 0, 0, 0]),
    'JPEG segment of no bytes': insertJpegSegments(jpeg, Buffer.from([0xff, 0xe1, 0, 0])),
    'JPEG segment beyond the end': insertJpegSegments(jpeg, Buffer.from([0xff, 0xe1, 0xff, 0xff])),
    'RIFF of 4 GB': patch(webp, 4, [0xff, 0xff, 0xff, 0xff]),
    'RIFF without content': patch(webp, 4, [0, 0, 0, 0]),
    'WebP chunk of 4 GB': patch(webp, 16, [0xff, 0xff, 0xff, 0xff]),
    'first box of no bytes': patch(avif, 0, [0, 0, 0, 0]),
    'first box of one byte': patch(avif, 0, [0, 0, 0, 1]),
    'first box of 4 GB': patch(avif, 0, [0xff, 0xff, 0xff, 0xff]),
  });
}

/** Allowed, but not what most cameras write: these become ordinary pictures. */
export async function listUnusual(): Promise<HostileFile[]> {
  const photo = createPhoto({ width: 600, height: 160 });
  const jpeg = await photo.clone().jpeg().toBuffer();
  const segment = createJpegSegment(0xef, Buffer.alloc(65_000, PAYLOAD_MARKER));
  return toFiles('unusual', {
    'CMYK JPEG': await photo.clone().toColourspace('cmyk').jpeg().toBuffer(),
    'progressive JPEG': await photo.clone().jpeg({ progressive: true }).toBuffer(),
    'JPEG with a marker in Exif': await photo
      .clone()
      .withExif({ IFD0: { Copyright: PAYLOAD_MARKER }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer(),
    'JPEG with 10 MB of metadata': insertJpegSegments(jpeg, ...Array.from({ length: 160 }, () => segment)),
    '16-bit PNG': await photo.clone().toColourspace('rgb16').png().toBuffer(),
    'palette PNG': await photo.clone().png({ palette: true, colours: 8 }).toBuffer(),
    'interlaced PNG': await photo.clone().png({ progressive: true }).toBuffer(),
    'grey PNG': await photo.clone().greyscale().png().toBuffer(),
    'PNG with alpha': await photo.clone().ensureAlpha(0.5).png().toBuffer(),
    'lossless WebP': await photo.clone().webp({ lossless: true }).toBuffer(),
    'WebP with alpha': await photo.clone().ensureAlpha(0.5).webp().toBuffer(),
    '10-bit AVIF': await photo.clone().avif({ bitdepth: 10, effort: 0 }).toBuffer(),
    'AVIF with alpha': await photo.clone().ensureAlpha(0.5).avif({ effort: 0 }).toBuffer(),
    'JPEG with a wide colour space': await photo.clone().withIccProfile('p3').jpeg().toBuffer(),
  });
}
