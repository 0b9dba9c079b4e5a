/** Checks a note or reason that staff enter. */
import { accept, type Outcome, refuse } from '../outcome.ts';
import { formatTooLongMessage, isBlank } from '../text/text-limits.ts';

export const MAX_STAFF_NOTE_LENGTH = 500;

/** Returns the trimmed note. `label` names it in the messages: 'Reason'. */
export function checkStaffNote(label: string, text: string | undefined): Outcome<string> {
  const note = text?.trim() ?? '';
  if (isBlank(note)) return refuse(`${label} is required.`);
  return note.length <= MAX_STAFF_NOTE_LENGTH
    ? accept(note)
    : refuse(`${formatTooLongMessage(label, MAX_STAFF_NOTE_LENGTH)}.`);
}
