/** Reads a customer's privacy state, the copy of their data and the result of an erasure. */
import type { DataCopy, Erasure, Privacy } from '../storefront/privacy.ts';
import {
  asRecord,
  createReader,
  isTrue,
  readDay,
  readEach,
  readNumberOrZero,
  readText,
  readTextOrBlank,
  readTextOrNull,
} from './unknown-json.ts';

type Obstacle = Privacy['obstacles'][number];
type Section = DataCopy['sections'][number];

const KINDS: readonly Obstacle['kind'][] = ['order', 'payment', 'refund', 'alert'];

const readObstacle = createReader<Obstacle, 'kind' | 'orderNumber'>(['kind', 'orderNumber'], {
  kind: (value) => KINDS.find((kind) => kind === value),
  orderNumber: readText,
});
const readObstacles = (value: unknown) => readEach(value, readObstacle);

export const readPrivacy = createReader<Privacy, 'email'>(['email'], {
  email: readText,
  isEmailConfirmed: isTrue,
  marketingConsentAt: readTextOrNull,
  keptOrders: (value) => {
    const record = asRecord(value);
    return { count: readNumberOrZero(record?.count), until: readDay(record?.until) ?? null };
  },
  obstacles: readObstacles,
  erasureRequestedAt: readTextOrNull,
});

export const readErasure = createReader<Erasure>([], { isErased: isTrue, obstacles: readObstacles });

const readSection = createReader<Section>([], {
  name: readTextOrBlank,
  title: readTextOrBlank,
  records: (value) => readEach(value, (entry) => asRecord(entry) as Section['records'][number] | undefined),
});

export const readDataCopy = createReader<DataCopy, 'createdAt'>(['createdAt'], {
  createdAt: readText,
  sections: (value) => readEach(value, readSection),
});
