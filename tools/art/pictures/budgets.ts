import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_VARIANT_BYTES } from '#domain/catalogue/pictures/picture-budgets.ts';
import type { VideoEntry } from '../videos/video-entry.ts';
import { listEntryFiles, type Manifest } from './manifest.ts';
import { PLATES, PUBLIC } from './places.ts';

const KB = 1024;
export const MAX_TOTAL_BYTES = 110 * KB * KB;
export const MAX_PLATE_BYTES = 70 * KB * KB;
const PHONE_CARDS = { widths: [360, 400], limit: MAX_VARIANT_BYTES[360] };
const WIDE_ROOM = { width: 1600, limit: MAX_VARIANT_BYTES[1600] };
const SHARE_LIMIT = 300 * KB;
const VIDEO_LIMIT = 400 * KB;

const getFileSize = (address: string) => statSync(join(PUBLIC, address)).size;

/** Total bytes of the picture and video folders. */
export const countServedBytes = (): number => countBytes(join(PUBLIC, 'pictures')) + countBytes(join(PUBLIC, 'video'));

export const countPlateBytes = (): number => countBytes(PLATES);

const countBytes = (folder: string): number =>
  !existsSync(folder)
    ? 0
    : readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

function getSizeLimit(file: string): number {
  if (PHONE_CARDS.widths.some((width) => file.endsWith(`-${width}.avif`))) return PHONE_CARDS.limit;
  if (file.endsWith(`-${WIDE_ROOM.width}.avif`)) return WIDE_ROOM.limit;
  if (file.startsWith('/pictures/share-')) return SHARE_LIMIT;
  return file.endsWith('.mp4') ? VIDEO_LIMIT : Number.POSITIVE_INFINITY;
}

/** Describes every missing or too large file. */
export function findBudgetProblems(manifest: Manifest, videos: Record<string, VideoEntry>): string[] {
  const pictures = Object.values(manifest).flatMap(listEntryFiles);
  const videoFiles = Object.values(videos).flatMap(({ mp4, vp9, av1 }) => [mp4, vp9, av1]);
  return [...pictures, ...videoFiles].flatMap((file) => {
    if (!existsSync(join(PUBLIC, file))) return [`${file} is missing.`];
    const size = getFileSize(file);
    return size > getSizeLimit(file) ? [`${file} has ${size} bytes, the limit is ${getSizeLimit(file)}.`] : [];
  });
}
