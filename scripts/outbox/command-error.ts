/** An error the operator can fix. */
export class OutboxCommandError extends Error {}
