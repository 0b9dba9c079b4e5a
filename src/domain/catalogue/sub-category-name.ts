/** The name that staff give a sub-category. */
import { accept, type Outcome, refuse } from '../outcome.ts';
import { formatTooLongMessage, isBlank, MAX_NAME_LENGTH } from '../text/text-limits.ts';

/** Returns the name without surplus spaces. */
export function checkSubCategoryName(text: string): Outcome<string> {
  const name = text.trim().replace(/\s+/g, ' ');
  if (isBlank(name)) return refuse('Enter a name.');
  if (name.length > MAX_NAME_LENGTH) return refuse(`${formatTooLongMessage('The name', MAX_NAME_LENGTH)}.`);
  // The address of its page comes from them.
  return /[\p{L}\p{N}]/u.test(name) ? accept(name) : refuse('The name needs at least one letter or digit.');
}
