import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommandError } from './command-error.ts';
import { runCommandLine } from './run-command-line.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

describe('a command', () => {
  it('prints an error that the operator can fix, and fails', async () => {
    await runCommandLine(() => {
      throw new CommandError('There is no order AAN-1.', 'Usage: …');
    });
    expect(console.error).toHaveBeenCalledExactlyOnceWith('There is no order AAN-1.\nUsage: …');
    expect(process.exitCode).toBe(1);
  });

  it('throws every other error', async () => {
    const run = () => Promise.reject(new Error('a bug'));
    await expect(runCommandLine(run)).rejects.toThrow('a bug');
    expect(console.error).not.toHaveBeenCalled();
  });
});
