/** An error the operator can fix. */
export class InboxCommandError extends Error {}
