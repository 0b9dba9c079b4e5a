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
    await replay(handle, file, onLine);
  } catch (error) {
    await handle.close();
    throw error;
  }
  return createWriter(handle);
}

async function replay(handle: FileHandle, file: string, onLine: (line: JournalLine) => void): Promise<void> {
  const content = await handle.readFile();
  const whole = content.subarray(0, content.lastIndexOf(0x0a) + 1);
  if (whole.length < content.length) await handle.truncate(whole.length);
  const lines = whole.toString('utf8').split('\n').slice(0, -1);
  for (const [at, text] of lines.entries()) onLine(parse(text, `${file}, line ${at + 1}`));
}

function parse(text: string, place: string): JournalLine {
  try {
    return JSON.parse(text) as JournalLine;
  } catch {
    throw new Error(
      `The journal of the payment simulator cannot be read (${place}): move the file away to start with an empty one.`,
    );
  }
}

/** Batches lines appended during a write into the next one. */
function createWriter(handle: FileHandle): Journal {
  let waiting: string[] = [];
  let last: Promise<void> = Promise.resolve();
  const writeWaiting = async () => {
    const lines = waiting;
    waiting = [];
    await handle.appendFile(lines.join(''));
    await handle.datasync();
  };
  return {
    append(line) {
      waiting.push(`${JSON.stringify(line)}\n`);
      if (waiting.length > 1) return;
      last = last.then(writeWaiting);
      // flush() reports the failure; without a caller it must not crash the process.
      last.catch(() => undefined);
    },
    flush: () => last,
    async close() {
      await last.catch(() => undefined);
      await handle.close();
    },
  };
}
