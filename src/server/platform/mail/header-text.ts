const MAX_LENGTH = 120;

/** Line ends, other control characters, and the invisible ones that turn the direction of a text around. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A visitor's text as one short line for a header. */
export function toHeaderText(text: string): string {
  const line = text.replace(INVISIBLE_CHARACTERS, ' ').replace(/ {2,}/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length <= MAX_LENGTH ? line : `${characters.slice(0, MAX_LENGTH - 1).join('')}…`;
}
