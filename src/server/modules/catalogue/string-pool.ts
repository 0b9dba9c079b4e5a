/** Keeps one copy of each repeated value: thousands of products share finishes, colours and type descriptions. */
export type StringPool = {
  internText<Value extends string | null>(value: Value): Value;
  internNumbers(commaSeparated: string): number[];
};

const MAX_POOLED_LENGTH = 200;

export function createStringPool(): StringPool {
  const texts = new Map<string, string>();
  const lists = new Map<string, number[]>();
  return {
    internText<Value extends string | null>(value: Value): Value {
      if (value === null || value.length > MAX_POOLED_LENGTH) return value;
      const pooled = texts.get(value);
      if (pooled === undefined) texts.set(value, value);
      return (pooled as Value | undefined) ?? value;
    },
    internNumbers(commaSeparated) {
      let list = lists.get(commaSeparated);
      if (!list) {
        list = commaSeparated === '' ? [] : commaSeparated.split(',').map(Number);
        lists.set(commaSeparated, list);
      }
      return list;
    },
  };
}
