import { createInterface } from 'node:readline';

type InputStream = NodeJS.ReadableStream & { isTTY?: boolean };
type OutputStream = NodeJS.WritableStream & { isTTY?: boolean };

/** `ask` is undefined without a terminal, for example in a script. Close it, or the process does not end. */
export function openTerminal(input: InputStream = process.stdin, output: OutputStream = process.stdout) {
  if (!input.isTTY || !output.isTTY) return { ask: undefined, close() {} };
  const reader = createInterface({ input });
  // The iterator keeps lines that were typed ahead.
  const lines = reader[Symbol.asyncIterator]();
  return {
    /** The end of input (Ctrl+D) is an empty answer. */
    async ask(question: string): Promise<string> {
      output.write(question);
      const line = await lines.next();
      return line.done ? '' : line.value;
    },
    close: () => reader.close(),
  };
}
