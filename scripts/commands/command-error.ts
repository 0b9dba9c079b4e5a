/** An error the operator can fix. */
export class CommandError extends Error {}
