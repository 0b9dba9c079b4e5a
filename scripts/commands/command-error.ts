/** An error the operator can fix. */
export class CommandError extends Error {
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
  }
}
