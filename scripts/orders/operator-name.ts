import { userInfo } from 'node:os';

/** Returns the name of the user who runs the command. A container may run with a uid that has no name. */
export function getOperatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}
