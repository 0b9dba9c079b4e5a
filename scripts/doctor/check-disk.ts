import { accessSync, constants, existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Config } from '#server/platform/config/config.ts';
import { findExposure, isRefusedWhenLive } from '#server/platform/data-folder.ts';
import { type CheckResult, createErrorResult, createOkResult, createWarningResult } from './check-result.ts';

const MEGABYTE = 1024 * 1024;
const RECOMMENDED_FREE_MEGABYTES = 2048;
const MIN_FREE_MEGABYTES = 256;

export async function checkDisk(dataDir: string): Promise<CheckResult> {
  const folder = findExistingFolder(resolve(dataDir));
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return createErrorResult('disk', `DATA_DIR (${dataDir}) cannot be written by this user.`);
  }
  const { bavail, bsize } = await statfs(folder);
  const freeMegabytes = Math.floor((bavail * bsize) / MEGABYTE);
  if (freeMegabytes < MIN_FREE_MEGABYTES)
    return createErrorResult('disk', `Only ${freeMegabytes} MB are free at DATA_DIR (${dataDir}): make room.`);
  if (freeMegabytes < RECOMMENDED_FREE_MEGABYTES)
    return createWarningResult('disk', `${freeMegabytes} MB are free at DATA_DIR (${dataDir}); make room soon.`);
  return createOkResult('disk', `${freeMegabytes} MB are free at DATA_DIR (${dataDir}).`);
}

/** Warns of a readable folder even if the next start closes it: others may have copied the files. */
export function checkDataFolder({ dataDir, shopMode }: Pick<Config, 'dataDir' | 'shopMode'>): readonly CheckResult[] {
  const exposure = findExposure(dataDir);
  if (exposure === undefined) return [];
  const isRefused = shopMode === 'live' && isRefusedWhenLive(dataDir);
  return [(isRefused ? createErrorResult : createWarningResult)('disk', exposure)];
}

const findExistingFolder = (path: string): string => (existsSync(path) ? path : findExistingFolder(dirname(path)));
