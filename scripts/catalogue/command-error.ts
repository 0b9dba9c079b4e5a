/** What the person at the keyboard can put right, in lines to print. */
export class CatalogueCommandError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}
