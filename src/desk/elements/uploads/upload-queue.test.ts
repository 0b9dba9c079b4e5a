import { describe, expect, it, vi } from 'vitest';
import { DeskError } from '#desk/api/desk-error.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import type { UploadedPicture } from './upload-picture.ts';
import { checkFile, createUploadQueue } from './upload-queue.ts';

const createFile = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const PICTURE: UploadedPicture = {
  url: '/pictures/uploads/a.webp',
  width: 10,
  height: 10,
  dominantColor: '#ffffff',
  widths: [],
};

function createQueue() {
  const waiting: {
    name: string;
    key: string;
    signal: AbortSignal;
    response: ReturnType<typeof createDeferred<UploadedPicture>>;
  }[] = [];
  const onDone = vi.fn((_: UploadedPicture, _file: File): string | undefined => undefined);
  let count = 0;
  const queue = createUploadQueue({
    send: (file, { key, signal }) => {
      const response = createDeferred<UploadedPicture>();
      waiting.push({ name: file.name, key, signal, response });
      return response.promise;
    },
    onDone,
    createId: () => `u${++count}`,
  });
  const getStates = () => queue.getUploads().map(({ file, state }) => `${file.name} ${state}`);
  return { queue, waiting, onDone, getStates };
}

describe('the queue of uploads', () => {
  it('sends one file after the other, so that they arrive in order', async () => {
    const { queue, waiting, onDone, getStates } = createQueue();
    queue.add([createFile('a.jpg')]);
    queue.add([createFile('b.jpg')]);
    expect(getStates()).toEqual(['a.jpg sending', 'b.jpg waiting']);
    waiting[0]?.response.resolve(PICTURE);
    await vi.waitFor(() => expect(getStates()).toEqual(['b.jpg sending']));
    expect(onDone.mock.calls.map(([, file]) => file.name)).toEqual(['a.jpg']);
  });

  it('goes on after a refused file, which keeps its reason', async () => {
    const { queue, waiting, getStates } = createQueue();
    queue.add([createFile('a.jpg'), createFile('b.jpg')]);
    waiting[0]?.response.reject(new DeskError(400, 'This file is broken.'));
    await vi.waitFor(() => expect(getStates()).toEqual(['a.jpg refused', 'b.jpg sending']));
    expect(queue.getUploads()[0]?.message).toBe('This file is broken.');
  });

  it.each([0, 401, 409, 429, 500])('sends a file again with the same key after status %d', async (status) => {
    const { queue, waiting, getStates } = createQueue();
    queue.add([createFile('a.jpg')]);
    waiting[0]?.response.reject(new DeskError(status, 'Not now.'));
    await vi.waitFor(() => expect(getStates()).toEqual(['a.jpg failed']));
    queue.retry('u1');
    expect(waiting.map(({ key }) => key)).toEqual(['u1', 'u1']);
  });

  it('stops a cancelled file and goes on with the next', async () => {
    const { queue, waiting, onDone, getStates } = createQueue();
    queue.add([createFile('a.jpg'), createFile('b.jpg')]);
    queue.cancel('u1');
    expect(waiting[0]?.signal.aborted).toBe(true);
    waiting[0]?.response.reject(new DeskError(0, 'Stopped.'));
    await vi.waitFor(() => expect(getStates()).toEqual(['b.jpg sending']));
    expect(onDone).not.toHaveBeenCalled();
  });

  it('sends nothing any more after it was closed', async () => {
    const { queue, waiting, onDone, getStates } = createQueue();
    queue.add([createFile('a.jpg'), createFile('b.jpg')]);
    queue.close();
    waiting[0]?.response.resolve(PICTURE);
    await vi.waitFor(() => expect(getStates()).toEqual([]));
    expect(waiting.map(({ name }) => name)).toEqual(['a.jpg']);
    expect(onDone).not.toHaveBeenCalled();
  });

  it.each([
    ['photo.heic', 'image/heic', "This isn't a JPEG, PNG, WebP or AVIF file."],
    ['drawing.svg', 'image/svg+xml', "This isn't a JPEG, PNG, WebP or AVIF file."],
    ['photo.avif', '', undefined],
    ['photo.jpg', 'image/jpeg', undefined],
  ])('checks %s before it is sent', (name, type, message) => {
    expect(checkFile(createFile(name, type))).toBe(message);
  });

  it('refuses files over the limit and empty ones', () => {
    const large = createFile('large.jpg');
    Object.defineProperty(large, 'size', { value: 30 * 1024 * 1024 });
    expect(checkFile(large)).toBe('This file is 30 MB; the limit is 25 MB.');
    expect(checkFile(new File([], 'empty.jpg', { type: 'image/jpeg' }))).toBe('This file is empty.');
  });
});
