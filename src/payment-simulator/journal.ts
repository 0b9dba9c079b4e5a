import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

export type JournalLine = { readonly kind: string; readonly id: string; readonly value: unknown };

type Journal = {
  append(line: JournalLine): void;
  /** Resolves once everything appended so far is on the disk. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

/** Opens the file and hands over what it holds. A last line that a crash cut off was never answered for, so it goes. */
export async function openJournal(file: string, onLine: (line: JournalLine) => void): Promise<Journal> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a+', 0o600);
  try {
    await replay(handle, file, onLine);
  } catch (error) {
    await handle.close();
    throw error;
  }
  return writer(handle);
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
      `The journal of the payment simulator cannot be read (${place}): move the file away to start anew.`,
    );
  }
}

/** Lines that arrive while others are being written share the next write. */
function writer(handle: FileHandle): Journal {
  let waiting: string[] = [];
  let last: Promise<void> = Promise.resolve();
  const flush = async () => {
    const lines = waiting;
    waiting = [];
    await handle.appendFile(lines.join(''));
    await handle.datasync();
  };
  return {
    append(line) {
      waiting.push(`${JSON.stringify(line)}\n`);
      if (waiting.length > 1) return;
      last = last.then(flush);
      // Whoever waits for it hears of a failure; a failure that nobody waits for must not end the process.
      last.catch(() => undefined);
    },
    settled: () => last,
    async close() {
      await last.catch(() => undefined);
      await handle.close();
    },
  };
}
