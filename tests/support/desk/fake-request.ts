import { vi } from 'vitest';

type Answer = { status: number; data?: unknown; message?: string } | 'unreachable' | 'waiting';

/** Takes the place of XMLHttpRequest: the answers in turn, the last one again and again. */
export function fakeRequests(...answers: readonly [Answer, ...Answer[]]) {
  const sent: { url: string; body: unknown }[] = [];
  const left = [...answers];
  class FakeRequest {
    url = '';
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    onload: () => void = () => {};
    onerror: () => void = () => {};
    onabort: () => void = () => {};
    open(_method: string, url: string) {
      this.url = url;
    }
    setRequestHeader() {}
    abort() {
      this.onabort();
    }
    send(body: string) {
      sent.push({ url: this.url, body: JSON.parse(body) });
      const answer = (left.length > 1 ? left.shift() : left[0]) ?? 'unreachable';
      queueMicrotask(() => this.respond(answer));
    }
    respond(answer: Answer) {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      if (answer === 'waiting') return;
      if (answer === 'unreachable') {
        this.onerror();
        return;
      }
      const { status, data = null, message = '' } = answer;
      this.status = status;
      this.responseText = JSON.stringify({ succeeded: status < 300, data, message });
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return { sent };
}
