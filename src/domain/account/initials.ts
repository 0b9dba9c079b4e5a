/** The letters of an avatar without a picture: of first and last name, else of the email (specification 1 §2). */
type Named = { firstName: string; lastName: string; email: string };

const firstLetter = (text: string): string => (Array.from(text.trim())[0] ?? '').toLocaleUpperCase('en-IN');

export const getInitials = ({ firstName, lastName, email }: Named): string =>
  firstLetter(firstName) + firstLetter(lastName) || firstLetter(email);
