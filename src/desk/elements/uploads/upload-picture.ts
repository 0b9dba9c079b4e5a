import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import { uploadPicture } from '#contract/desk/products/pictures.ts';
import { sendWithProgress } from './send-with-progress.ts';

export type UploadedPicture = DeskData<typeof uploadPicture>;

type UploadOptions = {
  /** A retry with the same key stores the picture once. */
  key: string;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

export const sendPicture = (file: File, { key, onProgress, signal }: UploadOptions): Promise<UploadedPicture> =>
  sendWithProgress(uploadPicture, file, {
    headers: { 'content-type': getContentType(file), [IDEMPOTENCY_HEADER]: key },
    onProgress,
    signal,
  });

/** Some browsers don't know the types of newer formats. */
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
