import type { ShopFacts } from '#contract/public-settings.ts';
import type { LiveSettings } from './live-settings.ts';

type Handlers<Entry> = Readonly<Record<string, (entry: Entry) => Promise<unknown>>>;

/** Outbox handlers with the facts in force: they are built again when the facts change. */
export function followFacts<Entry>(
  settings: Pick<LiveSettings, 'getCurrent' | 'onChange'>,
  build: (facts: ShopFacts) => Handlers<Entry>,
): Handlers<Entry> {
  let current = build(settings.getCurrent().facts);
  settings.onChange(({ facts }) => {
    current = build(facts);
  });
  const topics = Object.keys(current);
  return Object.fromEntries(topics.map((topic) => [topic, async (entry: Entry) => current[topic]?.(entry)]));
}
