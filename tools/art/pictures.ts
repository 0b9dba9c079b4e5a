/**
 * npm run pictures: rebuilds every served picture and video that has changed. Names after `--` limit the run to those
 * that start with them; `--workers 4` changes the number of processes, one per core otherwise.
 */
import '../../scripts/closed-pipe.ts';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { demoProducts } from '../../catalogue/demo-catalogue.ts';
import { buildPictures } from './pictures/build-pictures.ts';
import { writeLook } from './pictures/look-hotspots.ts';
import { findShopManifest, PRODUCT_MANIFEST, SHOP_MANIFESTS } from './pictures/places.ts';
import { listProductPictures } from './pictures/product-pictures.ts';
import { shopPictures } from './pictures/shop-pictures.ts';
import { addThumbnails } from './pictures/thumbnails.ts';
import { buildVideos } from './videos/build-videos.ts';

const { values, positionals: starts } = parseArgs({ options: { workers: { type: 'string' } }, allowPositionals: true });
const workers = Number(values.workers ?? availableParallelism());
const isWanted = (name: string) => starts.length === 0 || starts.some((start) => name.startsWith(start));
const sets = [
  ...SHOP_MANIFESTS.map((manifest) => ({
    manifest,
    jobs: shopPictures.filter(({ name }) => findShopManifest(name) === manifest),
  })),
  { manifest: PRODUCT_MANIFEST, jobs: listProductPictures(demoProducts) },
];
const drawn = await buildPictures(sets, isWanted, workers);
await addThumbnails(PRODUCT_MANIFEST);
writeLook();
const filmed = await buildVideos(isWanted);
console.log(
  drawn + filmed === 0 ? 'Every picture is up to date.' : `${drawn} pictures drawn and ${filmed} videos filmed.`,
);
