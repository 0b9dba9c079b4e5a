import { readFileSync } from 'node:fs';

/** Megabytes that a process holds in memory, or `undefined` where the system does not tell. */
export function residentMegabytes(pid: number | undefined): number | undefined {
  try {
    // The system says kB and means 1,024 bytes.
    const kibibytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? undefined : (Number(kibibytes) * 1024) / 1e6;
  } catch {
    return undefined;
  }
}
