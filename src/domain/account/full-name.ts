/** A customer's full name: splitting, joining, initials. */
type NameParts = { firstName: string; lastName: string };

/** The first word is the first name, the rest the last name. */
export function splitName(fullName: string): NameParts {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

export const joinName = ({ firstName, lastName }: NameParts): string => `${firstName.trim()} ${lastName.trim()}`.trim();

/** Initials for an avatar; falls back to the first letter of the email. */
export const getInitials = ({ firstName, lastName, email }: NameParts & { email: string }): string =>
  getFirstLetter(firstName) + getFirstLetter(lastName) || getFirstLetter(email);

const getFirstLetter = (text: string): string => (Array.from(text.trim())[0] ?? '').toLocaleUpperCase('en-IN');
