/** Search engines show about as much. */
const MAX_DESCRIPTION_LENGTH = 300;
export const cutDescription = (text = ''): string => text.trim().slice(0, MAX_DESCRIPTION_LENGTH);
