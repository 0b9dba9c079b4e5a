/** Control and bidirectional override characters, which a terminal would interpret. */
const CONTROL_CHARACTERS = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const toTerminalText = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(CONTROL_CHARACTERS, escapeCharacter);

/** Makes a visitor's text safe beside a label: everything that is not visible on one line is escaped. */
export const toTerminalValue = (text: string): string => toTerminalText(text).replace(/[\n\t]/g, escapeCharacter);

/** Makes a visitor's longer text safe: indents its lines, so that none looks like one of ours. */
export const toTerminalBlock = (text: string): string => toTerminalText(text).replace(/^/gm, '    ');

/** Shortens the text to one line of at most `maxLength` characters. */
export function toTerminalLine(text: string, maxLength: number): string {
  const characters = Array.from(toTerminalText(text).replace(/\s+/g, ' ').trim());
  return characters.length <= maxLength ? characters.join('') : `${characters.slice(0, maxLength - 1).join('')}…`;
}

/** Formats JSON that is safe for a terminal and parses back to the same value. */
export const toTerminalJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(CONTROL_CHARACTERS, escapeCharacter);
