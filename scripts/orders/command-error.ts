/** What the person at the keyboard can put right, in a sentence. */
export class OrderCommandError extends Error {}
