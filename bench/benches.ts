import type { Bench } from './bench.ts';
import { catalogueBench } from './catalogue.ts';
import { lighthouseBench } from './lighthouse.ts';
import { pagesBench } from './pages.ts';
import { sizeBench } from './size.ts';

/** Every measurement; a new one is added here. */
export const benches: readonly Bench[] = [catalogueBench, pagesBench, sizeBench, lighthouseBench];
