type JsonFileResult = { ok: true; value: unknown } | { ok: false; problem: string };

/** JSON written by hand: a byte order mark is taken, and a mistake is told with its line. */
export function parseJsonFile(source: string): JsonFileResult {
  const text = source.replace(/^\uFEFF/, '');
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, problem: `line ${findErrorLine(text, error as Error)}: is not valid JSON` };
  }
}

/** An error that tells no position speaks of the end of the text. */
function findErrorLine(text: string, error: Error): number {
  const position = /at position (\d+)/.exec(error.message)?.[1];
  return text.slice(0, position === undefined ? text.length : Number(position)).split('\n').length;
}
