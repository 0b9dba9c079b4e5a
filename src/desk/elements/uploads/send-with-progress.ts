import type { DeskData, DeskEndpoint } from '#contract/desk/desk-endpoint.ts';
import { readDeskResponse } from '#desk/api/desk-client.ts';
import { DeskError, UNREACHABLE_MESSAGE } from '#desk/api/desk-error.ts';

type SendOptions = {
  headers: Readonly<Record<string, string>>;
  /** From 0 to 1; 1 while the server processes the file. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** For large bodies, because `fetch` reports no progress. Rejects with a `DeskError`. */
export const sendWithProgress = <E extends DeskEndpoint>(
  endpoint: E,
  body: Blob | string,
  { headers, onProgress, signal }: SendOptions,
): Promise<DeskData<E>> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, endpoint.path);
    request.setRequestHeader('accept', 'application/json');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      try {
        resolve(readDeskResponse(endpoint, request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    const fail = () => reject(new DeskError(0, UNREACHABLE_MESSAGE));
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
