const LONGEST = 120;

/** Line ends, other control characters, and the invisible ones that turn the direction of a text around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A visitor's text as one short line for a header. */
export function headerText(text: string): string {
  const line = text.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length <= LONGEST ? line : `${characters.slice(0, LONGEST - 1).join('')}…`;
}
