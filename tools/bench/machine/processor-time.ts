import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** CPU time of a process in milliseconds, or `undefined` where the system does not report it. */
export function readProcessorMs(pid: number | undefined): number | undefined {
  return pid === undefined ? undefined : (readFromProc(pid) ?? readFromPs(pid));
}

function readFromProc(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}

/** macOS has no /proc; its `ps` prints minutes and seconds, such as `0:03.75`. */
function readFromPs(pid: number): number | undefined {
  try {
    const output = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
    const ms = output.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
    return Number.isFinite(ms) ? ms : undefined;
  } catch {
    return undefined;
  }
}
