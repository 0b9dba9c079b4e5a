import { readFileSync } from 'node:fs';

/** Resident memory of a process, or `undefined` where the system does not report it. */
export function readResidentMegabytes(pid: number | undefined): number | undefined {
  try {
    // The system's kB are 1,024 bytes.
    const kibibytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? undefined : (Number(kibibytes) * 1024) / 1e6;
  } catch {
    return undefined;
  }
}
