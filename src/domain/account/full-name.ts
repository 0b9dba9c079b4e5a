/** A full name and its parts: the first word is firstName, the rest lastName (specification 1 §5; Q-110). */
type NameParts = { firstName: string; lastName: string };

export function splitName(fullName: string): NameParts {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

export const joinName = ({ firstName, lastName }: NameParts): string => `${firstName.trim()} ${lastName.trim()}`.trim();
