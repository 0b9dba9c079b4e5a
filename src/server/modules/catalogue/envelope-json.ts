import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { success } from '#contract/envelope.ts';

/** So many products are written at a time; other requests are answered in between. */
const CHUNK_SIZE = 200;

/** The envelope of a list, byte for byte what JSON.stringify writes, without holding up the process. */
export async function stringifyEnvelope(list: readonly unknown[]): Promise<Buffer> {
  const [head = '', tail = ''] = JSON.stringify(success([])).split('[]');
  const parts: Buffer[] = [];
  for (let at = 0; at < list.length; at += CHUNK_SIZE) {
    if (at > 0) await yieldToEventLoop();
    const json = JSON.stringify(list.slice(at, at + CHUNK_SIZE)).slice(1, -1);
    parts.push(Buffer.from(at > 0 ? `,${json}` : json));
  }
  return Buffer.concat([Buffer.from(`${head}[`), ...parts, Buffer.from(`]${tail}`)]);
}
