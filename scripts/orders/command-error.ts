/** An error the operator can fix; the message is printed as is. */
export class OrderCommandError extends Error {}
