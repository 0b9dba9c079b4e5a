import { accessSync, constants, existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Finding, look, ok, wrong } from './finding.ts';

const MEGABYTE = 1024 * 1024;
const ENOUGH_MEGABYTES = 2048;
const MIN_FREE_MEGABYTES = 256;

export async function checkDisk(dataDir: string): Promise<Finding> {
  const place = nearestFolder(resolve(dataDir));
  try {
    accessSync(place, constants.W_OK);
  } catch {
    return wrong('disk', `DATA_DIR (${dataDir}) cannot be written by this user.`);
  }
  const { bavail, bsize } = await statfs(place);
  const free = Math.floor((bavail * bsize) / MEGABYTE);
  if (free < MIN_FREE_MEGABYTES) return wrong('disk', `Only ${free} MB are free at DATA_DIR (${dataDir}): make room.`);
  if (free < ENOUGH_MEGABYTES) return look('disk', `${free} MB are free at DATA_DIR (${dataDir}); make room soon.`);
  return ok('disk', `${free} MB are free at DATA_DIR (${dataDir}).`);
}

const nearestFolder = (folder: string): string => (existsSync(folder) ? folder : nearestFolder(dirname(folder)));
