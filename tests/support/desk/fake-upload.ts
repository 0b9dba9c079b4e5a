import { vi } from 'vitest';

type Response = { status: number; data?: unknown; message?: string } | 'unreachable';

/** Takes the place of the browser's uploads: the responses in turn, the last one for all further files. */
export function fakeUploads(...responses: readonly [Response, ...Response[]]) {
  const sent: { name: string; type: string; key: string }[] = [];
  const left = [...responses];
  class FakeRequest {
    headers: Record<string, string> = {};
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    onload: () => void = () => {};
    onerror: () => void = () => {};
    onabort: () => void = () => {};
    open() {}
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    abort() {
      this.onabort();
    }
    send({ name }: File) {
      sent.push({ name, type: this.headers['content-type'] ?? '', key: this.headers['idempotency-key'] ?? '' });
      const response = (left.length > 1 ? left.shift() : left[0]) ?? 'unreachable';
      queueMicrotask(() => {
        this.upload.onprogress?.({ loaded: 1, total: 2 });
        if (response === 'unreachable') return this.onerror();
        const { status, data = null, message = '' } = response;
        this.status = status;
        this.responseText = JSON.stringify({ succeeded: status < 300, data, message });
        return this.onload();
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return { sent };
}
