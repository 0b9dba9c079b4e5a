import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

export type JournalLine = { readonly kind: string; readonly id: string; readonly value: unknown };

type Journal = {
  append(line: JournalLine): void;
  /** Resolves once everything appended so far is on disk. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the file and replays its lines. Drops a last line cut off by a crash: it was never acknowledged. */
export async function openJournal(file: string, onLine: (line: JournalLine) => void): Promise<Journal> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a+', 0o600);
  try {
    // An existing file keeps its mode; only its owner can change it.
    await handle.chmod(0o600).catch(() => undefined);
    await replayLines(handle, file, onLine);
  } catch (error) {
    await handle.close();
    throw error;
  }
  return createWriter(handle);
}

async function replayLines(handle: FileHandle, file: string, onLine: (line: JournalLine) => void): Promise<void> {
  const content = await handle.readFile();
  const completeLines = content.subarray(0, content.lastIndexOf(0x0a) + 1);
  if (completeLines.length < content.length) await handle.truncate(completeLines.length);
  const lines = completeLines.toString('utf8').split('\n').slice(0, -1);
  for (const [index, text] of lines.entries()) onLine(parseLine(text, `${file}, line ${index + 1}`));
}

function parseLine(text: string, position: string): JournalLine {
  try {
    return JSON.parse(text) as JournalLine;
  } catch {
    throw new Error(
      `The journal of the payment simulator cannot be read (${position}): move the file away to start with an empty one.`,
    );
  }
}

/** Batches lines appended during a write into the next one. */
function createWriter(handle: FileHandle): Journal {
  let pendingLines: string[] = [];
  let lastWrite: Promise<void> = Promise.resolve();
  const writePending = async () => {
    const lines = pendingLines;
    pendingLines = [];
    await handle.appendFile(lines.join(''));
    await handle.datasync();
  };
  return {
    append(line) {
      pendingLines.push(`${JSON.stringify(line)}\n`);
      if (pendingLines.length > 1) return;
      lastWrite = lastWrite.then(writePending);
      // flush() reports the failure; without a caller it must not crash the process.
      lastWrite.catch(() => undefined);
    },
    flush: () => lastWrite,
    async close() {
      await lastWrite.catch(() => undefined);
      await handle.close();
    },
  };
}
