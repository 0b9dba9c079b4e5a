import { CommandError } from '../commands/command-error.ts';

export class OrderCommandError extends CommandError {}
