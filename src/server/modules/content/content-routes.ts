import type { FastifyInstance } from 'fastify';
import {
  CONTENT_KEYS,
  type ContentKey,
  getContentUrl,
  POLICY_KEYS,
  type PublishedContent,
  type ReadContent,
} from '#contract/content/content-keys.ts';
import {
  discardContentDraft,
  getContent,
  getContentTargets,
  listContent,
  listContentHistory,
  previewContent,
  publishContent,
  revertContent,
  saveContentDraft,
} from '#contract/desk/content.ts';
import { bindDeskHandlers } from '#server/http/desk/desk-endpoint-routes.ts';
import { type PreparedResponse, prepareResponse, sendPrepared } from '#server/http/responses/prepared-response.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { readRecord } from './content-repository.ts';
import { createContentService } from './content-service.ts';
import type { ReadTargets } from './content-targets.ts';
import { createContentReader, type LiveContent, updateLinks } from './live-content.ts';

/** Renders a page of the shop with this content. */
type RenderWithContent = (address: string, readContent: ReadContent) => Promise<string>;
type ContentRoutesDeps = {
  db: Database;
  clock: Clock;
  content: LiveContent;
  readTargets: ReadTargets;
  renderWithContent: RenderWithContent;
};

/** The desk's endpoints about content. */
export function createContentRoutes({ renderWithContent, ...deps }: ContentRoutesDeps) {
  const { db, clock, content } = deps;
  const service = createContentService(deps);
  return bindDeskHandlers(
    {
      listContent,
      getContent,
      getContentTargets,
      saveContentDraft,
      discardContentDraft,
      publishContent,
      listContentHistory,
      revertContent,
      previewContent,
    },
    {
      listContent: service.list,
      getContent: service.read,
      getContentTargets: service.readTargets,
      saveContentDraft: service.saveDraft,
      discardContentDraft: service.discard,
      publishContent: service.publish,
      listContentHistory: service.listHistory,
      revertContent: service.revert,
      async previewContent({ params: { key }, body: { address } }) {
        const { draft, published, publishedNumber } = await readRecord(db, key);
        const { findNewAddress } = deps.readTargets();
        const readPublished = createContentReader(content, findNewAddress);
        const edited = updateLinks(key, draft ?? published, findNewAddress);
        const preview = draft
          ? { content: edited, number: publishedNumber + 1, publishedAt: clock.now().toISOString(), note: '' }
          : { content: edited };
        const readContent = <Key extends ContentKey>(wanted: Key, number?: number) =>
          wanted === key
            ? ({ ...readPublished(wanted), ...preview } as PublishedContent<Key>)
            : readPublished(wanted, number);
        return { html: await renderWithContent(address, readContent) };
      },
    },
    {
      saveContentDraft: service.read,
      discardContentDraft: service.read,
      publishContent: service.read,
      revertContent: service.read,
    },
  );
}

type ContentSource = {
  readonly readContent: ReadContent;
  /** Each changes what `readContent` returns. */
  readonly changes: readonly { onChange(listener: () => void): unknown }[];
};

/** Serves what the shop shows, for navigation in the browser. On the shop's own origin, never on API_HOST. */
export function registerContentRoutes(app: FastifyInstance, { readContent, changes }: ContentSource): void {
  const prepared = new Map<string, Promise<PreparedResponse>>();
  for (const source of changes) source.onChange(() => prepared.clear());
  /** Cached by the found version: unknown numbers get the one in force. */
  function prepare(key: ContentKey, number?: number): Promise<PreparedResponse> {
    const found = readContent(key, number);
    const cacheKey = [key, found.number, found.replacedAt].join(' ');
    const response =
      prepared.get(cacheKey) ??
      prepareResponse({
        status: 200,
        contentType: 'application/json; charset=utf-8',
        cacheControl: 'no-cache',
        body: JSON.stringify(found),
      });
    prepared.set(cacheKey, response);
    return response;
  }
  for (const key of CONTENT_KEYS)
    app.get(getContentUrl(key), async (request, reply) => sendPrepared(request, reply, await prepare(key)));
  for (const key of POLICY_KEYS)
    app.get<{ Params: { number: string } }>(`/content/${key}/:number(^\\d{1,4}$).json`, async (request, reply) =>
      sendPrepared(request, reply, await prepare(key, Number(request.params.number))),
    );
}
