import { type LiveValue, type LiveValueOptions, startLiveValue } from '#server/platform/live-value.ts';
import type { CatalogueRepository } from './catalogue-repository.ts';
import { buildCatalogue, type Catalogue } from './catalogue-snapshot.ts';

/** The catalogue in memory; follows the database within a second. */
export type LiveCatalogue = LiveValue<Catalogue>;

type LiveCatalogueOptions = LiveValueOptions & { repository: Pick<CatalogueRepository, 'readVersion' | 'read'> };

export const EMPTY_CATALOGUE_MESSAGE =
  'The catalogue is empty: add products in the desk, or import yours with npm run catalogue -- import FILE.';

export const startLiveCatalogue = ({ repository, ...options }: LiveCatalogueOptions): Promise<LiveCatalogue> =>
  startLiveValue(
    {
      readVersion: repository.readVersion,
      read: async (current) => buildCatalogue(await repository.read(current)),
    },
    options,
  );

/** Applies a change in this process at once. It is stored, so after a failure the next poll applies it. */
export const refreshQuietly = (catalogue: Pick<LiveCatalogue, 'refresh'>): Promise<void> =>
  catalogue.refresh().catch(() => undefined);
