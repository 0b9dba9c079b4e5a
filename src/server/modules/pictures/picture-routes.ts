import { uploadPicture } from '#contract/desk/products/pictures.ts';
import { bindDeskHandlers } from '#server/http/desk/desk-endpoint-routes.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PictureDecoder } from '#server/platform/pictures/decoding/picture-decoder.ts';
import type { PictureStorage } from '#server/platform/pictures/picture-storage.ts';
import { createPictureService } from './picture-service.ts';

type Deps = { db: Database; clock: Clock; storage: PictureStorage; decoder: PictureDecoder };

/** Repeating an upload has no second effect. */
export function createPictureRoutes(deps: Deps) {
  const service = createPictureService(deps);
  return bindDeskHandlers({ uploadPicture }, { uploadPicture: ({ body, actor }) => service.upload(body, actor) });
}
