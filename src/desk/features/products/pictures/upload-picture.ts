import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import { uploadPicture } from '#contract/desk/pictures.ts';
import { readDeskResponse } from '#desk/api/desk-client.ts';
import { DeskError, UNREACHABLE_MESSAGE } from '#desk/api/desk-error.ts';

export type UploadedPicture = DeskData<typeof uploadPicture>;

type UploadOptions = {
  /** A repetition with the same key stores the picture once. */
  key: string;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** `fetch` reports no progress of an upload. Rejects with a `DeskError`. */
export const sendPicture = (file: File, { key, onProgress, signal }: UploadOptions): Promise<UploadedPicture> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(uploadPicture.method, uploadPicture.path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', getContentType(file));
    request.setRequestHeader(IDEMPOTENCY_HEADER, key);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      try {
        resolve(readDeskResponse(uploadPicture, request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    const fail = () => reject(new DeskError(0, UNREACHABLE_MESSAGE));
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });

/** Some browsers know no type for the newer formats. */
const TYPES_BY_ENDING: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

export const getContentType = ({ type, name }: File): string =>
  type || (TYPES_BY_ENDING[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream');

export const PICTURE_TYPES: readonly string[] = [...new Set(Object.values(TYPES_BY_ENDING))];
