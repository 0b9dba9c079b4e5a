import { apiBench } from './api.ts';
import type { Bench } from './bench.ts';
import { cartBench } from './cart.ts';
import { catalogueBench } from './catalogue.ts';
import { coldBench } from './cold.ts';
import { growthBench } from './growth.ts';
import { hydrationBench } from './hydration.ts';
import { interactionBench } from './interaction.ts';
import { lighthouseBench } from './lighthouse.ts';
import { memoryBench } from './memory.ts';
import { pagesBench } from './pages.ts';
import { roomBench } from './room.ts';
import { sizeBench } from './size.ts';
import { stormBench } from './storm.ts';

/** Every measurement; a new one is added here. */
export const benches: readonly Bench[] = [
  catalogueBench,
  apiBench,
  growthBench,
  cartBench,
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
