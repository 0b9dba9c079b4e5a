import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ImportPreview, previewProductImport } from '#contract/desk/products/product-import.ts';
import { sendWithProgress } from '#desk/elements/uploads/send-with-progress.ts';
import { type ImportFile, readImportFile } from './read-import-file.ts';

type CheckState =
  | { readonly step: 'choose'; readonly message: string | undefined; readonly error: unknown }
  /** `share` is the uploaded part of the file, up to 1. */
  | { readonly step: 'checking'; readonly file: ImportFile; readonly share: number }
  | { readonly step: 'checked'; readonly file: ImportFile; readonly preview: ImportPreview };

/** Uploads a file for checking. Another file, or leaving the page, aborts the upload. */
export function useImportCheck() {
  const [file, setFile] = useState<ImportFile>();
  const [share, setShare] = useState(0);
  const [message, setMessage] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const sending = useMutation({
    mutationFn: ({ format, text }: ImportFile) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const onProgress = (part: number) => !signal.aborted && setShare(part);
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ format, text });
      return sendWithProgress(previewProductImport, body, { headers, onProgress, signal });
    },
  });

  function check(chosen: ImportFile): void {
    setMessage(undefined);
    setShare(0);
    setFile(chosen);
    sending.mutate(chosen);
  }

  return {
    state: toState({ file, share, message, sending }),
    /** Also rechecks the same file after the catalogue has changed. */
    check,
    async checkFile(chosen: File): Promise<void> {
      const read = await readImportFile(chosen);
      if (read.ok) return check(read.file);
      sending.reset();
      setMessage(read.message);
    },
    reset() {
      running.current?.abort();
      setMessage(undefined);
      sending.reset();
    },
  };
}

type Parts = {
  file: ImportFile | undefined;
  share: number;
  message: string | undefined;
  sending: { isPending: boolean; data: ImportPreview | undefined; error: unknown };
};

function toState({ file, share, message, sending }: Parts): CheckState {
  if (file && sending.isPending) return { step: 'checking', file, share };
  if (file && sending.data) return { step: 'checked', file, preview: sending.data };
  return { step: 'choose', message, error: sending.error };
}
