/** What the person at the keyboard can put right. */
export class DataFileError extends Error {}
