type JsonFileResult = { ok: true; value: unknown } | { ok: false; line: number; problem: string };

/** Accepts a byte order mark and reports the line of a syntax error, because people edit these files by hand. */
export function parseJsonFile(source: string): JsonFileResult {
  const text = source.replace(/^\uFEFF/, '');
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const line = findErrorLine(text, error as Error);
    return { ok: false, line, problem: `line ${line}: is not valid JSON` };
  }
}

/** Returns the last line without a position: V8 gives none for an error at the end of the text. */
function findErrorLine(text: string, error: Error): number {
  const position = /at position (\d+)/.exec(error.message)?.[1];
  return text.slice(0, position === undefined ? text.length : Number(position)).split('\n').length;
}
