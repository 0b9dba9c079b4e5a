import { MAX_PICTURE_BYTES } from '#contract/desk/products/pictures.ts';
import { DeskError, getErrorText } from '#desk/api/desk-error.ts';
import { getContentType, PICTURE_TYPES, type UploadedPicture } from './upload-picture.ts';

export type Upload = {
  readonly id: string;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'refused' | 'failed';
  /** Sent so far, from 0 to 1. At 1 the server may still be processing the picture. */
  readonly share: number;
  /** The reason for the refusal or failure. */
  readonly message: string;
};

type SendOptions = { key: string; onProgress: (share: number) => void; signal: AbortSignal };

type UploadQueueOptions = {
  send: (file: File, options: SendOptions) => Promise<UploadedPicture>;
  /** Returns a message if the picture is refused. */
  onDone: (picture: UploadedPicture, file: File) => string | undefined;
  createId: () => string;
};

/** Statuses that concern the file itself; a retry may help after any other. */
const REFUSALS: readonly number[] = [400, 413, 415];
const BYTES_PER_MB = 1024 * 1024;

/** Checks the file before sending it. */
export function checkFile(file: File): string | undefined {
  if (!PICTURE_TYPES.includes(getContentType(file))) return "This isn't a JPEG, PNG, WebP or AVIF file.";
  if (file.size === 0) return 'This file is empty.';
  if (file.size <= MAX_PICTURE_BYTES) return undefined;
  return `This file is ${Math.ceil(file.size / BYTES_PER_MB)} MB; the limit is ${MAX_PICTURE_BYTES / BYTES_PER_MB} MB.`;
}

/** Sends files one at a time, so that they arrive in the order in which they were chosen. */
export function createUploadQueue({ send, onDone, createId }: UploadQueueOptions) {
  let uploads: readonly Upload[] = [];
  let sending: { id: string; abort: AbortController } | undefined;
  const listeners = new Set<() => void>();

  function set(next: readonly Upload[]): void {
    uploads = next;
    for (const notify of listeners) notify();
  }
  const change = (id: string, changes: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const remove = (id: string) => set(uploads.filter((upload) => upload.id !== id));

  async function sendNext(): Promise<void> {
    const next = uploads.find(({ state }) => state === 'waiting');
    if (sending || !next) return;
    const { id, file } = next;
    const abort = new AbortController();
    sending = { id, abort };
    change(id, { state: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => change(id, { share });
      const picture = await send(file, { key: id, onProgress, signal: abort.signal });
      const message = abort.signal.aborted ? undefined : onDone(picture, file);
      if (message === undefined) remove(id);
      else change(id, { state: 'refused', message });
    } catch (error) {
      const isRefused = error instanceof DeskError && REFUSALS.includes(error.status);
      if (!abort.signal.aborted) change(id, { state: isRefused ? 'refused' : 'failed', message: getErrorText(error) });
    }
    sending = undefined;
    await sendNext();
  }

  return {
    getUploads: () => uploads,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(files: readonly File[]): void {
      const added = files.map((file): Upload => {
        const message = checkFile(file);
        return { id: createId(), file, state: message ? 'refused' : 'waiting', share: 0, message: message ?? '' };
      });
      set([...uploads, ...added]);
      void sendNext();
    },
    retry(id: string): void {
      change(id, { state: 'waiting', share: 0, message: '' });
      void sendNext();
    },
    /** Aborts the upload, or removes it from the list. */
    cancel(id: string): void {
      if (sending?.id === id) sending.abort.abort();
      remove(id);
    },
    /** Sends no further files. */
    close(): void {
      set(uploads.filter(({ state }) => state !== 'waiting'));
      sending?.abort.abort();
    },
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;
