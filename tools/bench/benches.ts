import { apiBench } from './api/api-bench.ts';
import { stormBench } from './api/storm-bench.ts';
import type { Bench } from './bench.ts';
import { cartBench } from './cart/cart-bench.ts';
import { catalogueBench } from './catalogue/catalogue-bench.ts';
import { publishBench } from './catalogue/publish-bench.ts';
import { searchBench } from './catalogue/search-bench.ts';
import { deskBench } from './desk/desk-bench.ts';
import { growthBench } from './growth/growth-bench.ts';
import { lighthouseBench } from './lighthouse/lighthouse-bench.ts';
import { coldBench } from './machine/cold-bench.ts';
import { memoryBench } from './machine/memory-bench.ts';
import { hydrationBench } from './pages/hydration-bench.ts';
import { interactionBench } from './pages/interaction-bench.ts';
import { pagesBench } from './pages/pages-bench.ts';
import { sizeBench } from './pages/size-bench.ts';
import { roomBench } from './room/room-bench.ts';

/** Every measurement; add new ones here. */
export const benches: readonly Bench[] = [
  catalogueBench,
  publishBench,
  searchBench,
  apiBench,
  growthBench,
  cartBench,
  deskBench,
  pagesBench,
  sizeBench,
  hydrationBench,
  interactionBench,
  roomBench,
  stormBench,
  coldBench,
  memoryBench,
  lighthouseBench,
];
