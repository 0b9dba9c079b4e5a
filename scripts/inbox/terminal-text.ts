/** Control and bidirectional override characters, which a terminal would interpret. */
const COMMANDS = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

const written = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A visitor's text for the screen: line ends and tabs stay, anything that commands is written out. */
export const screenText = (text: string): string => text.replaceAll('\r\n', '\n').replace(COMMANDS, written);

/** One line of limited length. */
export function screenLine(text: string, longest: number): string {
  const characters = Array.from(screenText(text).replace(/\s+/g, ' ').trim());
  return characters.length <= longest ? characters.join('') : `${characters.slice(0, longest - 1).join('')}…`;
}

/** JSON that reads back to exactly the same texts, and that a terminal shows without obeying it. */
export const screenJson = (value: unknown): string => JSON.stringify(value, null, 2).replace(COMMANDS, written);
