/** Thousands of products repeat the same few words: finishes, colours, descriptions of types. Each is kept once. */
export type SharedTexts = {
  text<Value extends string | null>(value: Value): Value;
  numbers(commaSeparated: string): number[];
};

const LONGEST_SHARED = 200;

export function createSharedTexts(): SharedTexts {
  const texts = new Map<string, string>();
  const lists = new Map<string, number[]>();
  return {
    text<Value extends string | null>(value: Value): Value {
      if (value === null || value.length > LONGEST_SHARED) return value;
      const known = texts.get(value);
      if (known === undefined) texts.set(value, value);
      return (known as Value | undefined) ?? value;
    },
    numbers(commaSeparated) {
      let list = lists.get(commaSeparated);
      if (!list) {
        list = commaSeparated === '' ? [] : commaSeparated.split(',').map(Number);
        lists.set(commaSeparated, list);
      }
      return list;
    },
  };
}
