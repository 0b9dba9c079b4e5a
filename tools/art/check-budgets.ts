/** tsx tools/art/check-budgets.ts: sizes of the served pictures; fails when a file is missing or too large. */
import { existsSync, readFileSync } from 'node:fs';
import {
  countPlateBytes,
  countServedBytes,
  findBudgetProblems,
  MAX_PLATE_BYTES,
  MAX_TOTAL_BYTES,
} from './pictures/budgets.ts';
import { readManifests } from './pictures/manifest.ts';
import { PRODUCT_MANIFEST, SHOP_MANIFESTS, VIDEO_MANIFEST } from './pictures/places.ts';
import type { VideoEntry } from './videos/video-entry.ts';

const pictures = readManifests([...SHOP_MANIFESTS, PRODUCT_MANIFEST]);
const videos = existsSync(VIDEO_MANIFEST)
  ? (JSON.parse(readFileSync(VIDEO_MANIFEST, 'utf8')) as Record<string, VideoEntry>)
  : {};
const problems = findBudgetProblems(pictures, videos);
const totalBytes = countServedBytes();
console.log(
  `${Object.keys(pictures).length} pictures and ${Object.keys(videos).length} videos take ${totalBytes} bytes.`,
);
if (countPlateBytes() > MAX_PLATE_BYTES) problems.push(`The limit for the plates is ${MAX_PLATE_BYTES} bytes.`);
if (totalBytes > MAX_TOTAL_BYTES) problems.push(`The limit for all files is ${MAX_TOTAL_BYTES} bytes.`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
