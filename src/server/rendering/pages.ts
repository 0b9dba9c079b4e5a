import { pageKey } from '#contract/page-key.ts';
import type { PageRenderer, RenderedPage } from '#contract/page-render.ts';
import type { PublicSettings } from '#contract/public-settings.ts';
import type { Transport } from '#contract/transport.ts';
import {
  compressClosely,
  lacksGzip,
  type PreparedAnswer,
  prepareAnswer,
  withGzip,
} from '../http/responses/prepared-answer.ts';
import type { WriteDocument } from './document.ts';
import { isLasting, type PageCache } from './page-cache.ts';

export type Pages = {
  /** What is already in memory for this address and client; never renders. */
  find(address: string, acceptEncoding?: string): PreparedAnswer | undefined;
  answer(address: string, acceptEncoding?: string): Promise<PreparedAnswer>;
};

type PagesParts = {
  renderer: PageRenderer;
  transport: Transport;
  settings: PublicSettings;
  writeDocument: WriteDocument;
  /** None in development, where every request shows the newest source. */
  cache: PageCache | undefined;
};

/** An address in, an HTML answer out. */
export function createPages({ renderer, transport, settings, writeDocument, cache }: PagesParts): Pages {
  const render = async (address: string): Promise<PreparedAnswer> =>
    answerFor(await renderer.render({ address, transport, settings }), writeDocument);

  const keyOf = (address: string) =>
    // A cache key is its own key, so a plain address needs no parsing on the fast path.
    address.includes('?') ? pageKey(address) : address;

  const improve = cache && improver(cache);
  const zipping = new Map<PreparedAnswer, Promise<PreparedAnswer>>();
  const zipped = (answer: PreparedAnswer): Promise<PreparedAnswer> => {
    const running = zipping.get(answer) ?? withGzip(answer).finally(() => zipping.delete(answer));
    zipping.set(answer, running);
    return running;
  };

  return {
    find(address, acceptEncoding) {
      const key = keyOf(address);
      // Without one it is not a page that everybody sees: perhaps a file, perhaps nothing. The usual way finds out.
      const answer = key === undefined ? undefined : cache?.find(key);
      if (!answer || key === undefined || answer.compression === 'close') return answer;
      if (lacksGzip(acceptEncoding, answer)) return undefined;
      improve?.(key, answer);
      return answer;
    },
    async answer(address, acceptEncoding) {
      const key = cache && renderer.cacheKey(address);
      // The key is what gets rendered, so nothing else of the query can reach a page that others will see.
      if (!cache || key === undefined) return render(address);
      const answer = await cache.answer(key, () => render(key));
      if (!lacksGzip(acceptEncoding, answer)) return answer;
      const complete = await zipped(answer);
      cache.improve(key, complete);
      return complete;
    },
  };
}

/** Between two pages, so that a crawler of thousands of them cannot keep a processor busy. */
const PAUSE_MS = 500;

/** A page that is asked for again will be asked for often: it is compressed closely, one at a time, behind the scenes. */
function improver(cache: PageCache): (key: string, answer: PreparedAnswer) => void {
  let isBusy = false;
  return (key, answer) => {
    if (isBusy || !isLasting(key, answer)) return;
    isBusy = true;
    void compressClosely(answer)
      // What could not be made better is still good.
      .catch(() => answer)
      .then((better) => {
        cache.improve(key, better);
        setTimeout(() => {
          isBusy = false;
        }, PAUSE_MS).unref();
      });
  };
}

function answerFor(page: RenderedPage, writeDocument: WriteDocument): Promise<PreparedAnswer> {
  const isPrivate = page.audience === 'private';
  return prepareAnswer({
    status: page.status,
    contentType: 'text/html; charset=utf-8',
    cacheControl: isPrivate ? 'no-store' : 'public, max-age=0, must-revalidate',
    body: writeDocument(page),
    headers: isPrivate ? { 'x-robots-tag': 'noindex' } : {},
    compression: 'quick',
  });
}
