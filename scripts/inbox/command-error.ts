import { CommandError } from '../commands/command-error.ts';

export class InboxCommandError extends CommandError {}
