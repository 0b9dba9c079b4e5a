/** An error the operator can fix, as lines to print. */
export class CatalogueCommandError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
