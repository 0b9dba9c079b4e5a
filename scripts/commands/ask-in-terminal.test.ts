import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { openTerminal } from './ask-in-terminal.ts';

function createStreams(isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = Object.assign(new PassThrough(), { isTTY });
  return { input, output, terminal: openTerminal(input, output) };
}

it('reads one line per question, even if both were typed ahead', async () => {
  const { input, output, terminal } = createStreams(true);
  input.write('Torn\nyes\n');
  expect(await terminal.ask?.('Reason: ')).toBe('Torn');
  expect(await terminal.ask?.('Sure? ')).toBe('yes');
  terminal.close();
  output.end();
  expect((await output.toArray()).join('')).toBe('Reason: Sure? ');
});

it('takes the end of input as an empty answer', async () => {
  const { input, terminal } = createStreams(true);
  input.end();
  expect(await terminal.ask?.('Reason: ')).toBe('');
  terminal.close();
});

it('cannot ask without a terminal', () => {
  const { terminal } = createStreams(false);
  expect(terminal.ask).toBeUndefined();
  terminal.close();
});
