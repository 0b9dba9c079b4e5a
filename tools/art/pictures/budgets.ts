import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { VideoEntry } from '../videos/video-entry.ts';
import { entryFiles, type Manifest } from './manifest.ts';
import { PUBLIC } from './places.ts';

const KB = 1024;
export const WHOLE_LIMIT = 60 * KB * KB;
const PHONE_CARDS = { widths: [360, 400], limit: 25 * KB };
const WIDE_ROOM = { width: 1600, limit: 160 * KB };
const SHARE_LIMIT = 300 * KB;
const VIDEO_LIMIT = 400 * KB;

const sizeOf = (address: string) => statSync(join(PUBLIC, address)).size;

/** Bytes of everything that lies in the picture and video folders. */
export const servedBytes = (): number =>
  ['pictures', 'video']
    .filter((folder) => existsSync(join(PUBLIC, folder)))
    .flatMap((folder) => readdirSync(join(PUBLIC, folder)).map((file) => sizeOf(`${folder}/${file}`)))
    .reduce((sum, bytes) => sum + bytes, 0);

function limitOf(file: string): number {
  if (PHONE_CARDS.widths.some((width) => file.endsWith(`-${width}.avif`))) return PHONE_CARDS.limit;
  if (file.endsWith(`-${WIDE_ROOM.width}.avif`)) return WIDE_ROOM.limit;
  if (file.startsWith('/pictures/share-')) return SHARE_LIMIT;
  return file.endsWith('.mp4') ? VIDEO_LIMIT : Number.POSITIVE_INFINITY;
}

/** One sentence for every file that is missing or too large. */
export function budgetProblems(manifest: Manifest, videos: Record<string, VideoEntry>): string[] {
  const pictures = Object.values(manifest).flatMap(entryFiles);
  const films = Object.values(videos).flatMap(({ mp4, vp9, av1 }) => [mp4, vp9, av1]);
  return [...pictures, ...films].flatMap((file) => {
    if (!existsSync(join(PUBLIC, file))) return [`${file} is missing.`];
    const size = sizeOf(file);
    return size > limitOf(file) ? [`${file} takes ${size} bytes, ${limitOf(file)} are allowed.`] : [];
  });
}
