import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import type { DecoderRequest } from './decoder-messages.ts';
import { createPictureDecoder } from './picture-decoder.ts';

/** Answers every request with the picture of another one first. */
class ConfusedChild extends EventEmitter {
  connected = true;
  kill = vi.fn();
  ref = vi.fn();
  unref = vi.fn();
  constructor() {
    super();
    queueMicrotask(() => this.emit('message', { result: { kind: 'ready' } }));
  }
  send({ number }: DecoderRequest): void {
    for (const answered of [number - 1, number + 1, number])
      this.emit('message', { number: answered, result: { kind: 'decoded', picture: { width: answered } } });
  }
}

it('a response to another request is ignored', async () => {
  const decoder = createPictureDecoder({ start: () => new ConfusedChild() as unknown as ChildProcess });
  for (const number of [1, 2]) expect((await decoder.decode(new Uint8Array())).width).toBe(number);
  decoder.close();
});

it('a process that ends does not make the file a damaged one', async () => {
  class DyingChild extends ConfusedChild {
    override send(): void {
      this.emit('disconnect');
    }
  }
  const decoder = createPictureDecoder({ start: () => new DyingChild() as unknown as ChildProcess });
  await expect(decoder.decode(new Uint8Array())).rejects.toThrow(/^We couldn't read this picture/);
  decoder.close();
});
