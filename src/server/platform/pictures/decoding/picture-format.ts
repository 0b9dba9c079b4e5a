import { REFUSALS } from './picture-refusal.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';
type Detected = { readonly format: PictureFormat } | { readonly refusal: string };

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The flag of an extended WebP file. */
const WEBP_ANIMATION = 0x02;
const MAX_BRANDS = 32;

/** Unsupported formats that people often upload, with the first bytes of their files. */
const OTHER_FORMATS: readonly (readonly [name: string, ...starts: string[]])[] = [
  ['a GIF file', 'GIF8'],
  ['a TIFF file or a raw photo', 'II*\0', 'MM\0*', 'II+\0', 'MM\0+'],
  ['a BMP file', 'BM'],
  ['a PDF file', '%PDF'],
  ['a JPEG XL file', '\xff\n', '\0\0\0\fJXL '],
  ['a JPEG 2000 file', '\xff\x4f\xff\x51', '\0\0\0\fjP  '],
  ['a Photoshop file', '8BPS'],
  ['a ZIP archive', 'PK'],
];
/** A byte order mark may come first. */
const SVG = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!doctype svg|!--|svg)/i;
const WEB_PAGE = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype html|html)/i;

/** Checks only the bytes, because file names and browsers' content types are unreliable. */
export function detectFormat(file: Uint8Array): Detected {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.length === 0) return { refusal: REFUSALS.empty };
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return { format: 'jpeg' };
  if (bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE))
    return isAnimatedPng(bytes) ? { refusal: REFUSALS.animated } : { format: 'png' };
  if (readAscii(bytes, 0, 4) === 'RIFF' && readAscii(bytes, 8, 12) === 'WEBP') return detectWebp(bytes);
  if (readAscii(bytes, 4, 8) === 'ftyp') return detectIsoMedia(bytes);
  const name = findOtherFormat(bytes.subarray(0, 256).toString('latin1'));
  return { refusal: name === undefined ? REFUSALS.otherFormat : describeOtherFormat(name) };
}

function findOtherFormat(start: string): string | undefined {
  if (SVG.test(start)) return 'an SVG or XML file';
  if (WEB_PAGE.test(start)) return 'a web page';
  return OTHER_FORMATS.find(([, ...starts]) => starts.some((prefix) => start.startsWith(prefix)))?.[0];
}

const describeOtherFormat = (name: string): string =>
  `This is ${name}. Please save it as JPEG, PNG, WebP or AVIF and upload that.`;

const readAscii = (bytes: Buffer, start: number, end: number): string => bytes.subarray(start, end).toString('latin1');

/** AVIF, HEIC and MP4 share a container and differ in their brands. */
function detectIsoMedia(bytes: Buffer): Detected {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 8 + 4 * MAX_BRANDS);
  const brands: string[] = [];
  // The four bytes after the first brand are a version.
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(readAscii(bytes, at, at + 4));
  if (brands[0] === 'avis' || brands[0] === 'msf1') return { refusal: REFUSALS.animated };
  if (brands.some((brand) => /^(?:he[ivf]|hev)/.test(brand))) return { refusal: describeOtherFormat('a HEIC photo') };
  if (brands.includes('avif')) return { format: 'avif' };
  return { refusal: describeOtherFormat('a video or another kind of media file') };
}

/** An animated PNG has a chunk `acTL` before its first image data. */
function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = PNG_SIGNATURE.length; at + 8 <= bytes.length; ) {
    const type = readAscii(bytes, at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT' || type === 'IEND') return false;
    at += 12 + bytes.readUInt32BE(at);
  }
  return false;
}

function detectWebp(bytes: Buffer): Detected {
  const isAnimated = readAscii(bytes, 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & WEBP_ANIMATION) !== 0;
  if (isAnimated) return { refusal: REFUSALS.animated };
  return bytes.readUInt32LE(4) + 8 > bytes.length ? { refusal: REFUSALS.cutOff } : { format: 'webp' };
}
