import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uploadPicture } from '#contract/desk/products/pictures.ts';
import { createHostileFiles } from '#tests/support/pictures/hostile-files.ts';
import { PAYLOAD_MARKER } from '#tests/support/pictures/picture-parts.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';

const SENTENCE = /^(?:This (?:file|picture|is)|We couldn't read this picture\.) .+\.$/;
/** Everything else may also become an ordinary picture. */
const ALWAYS_REFUSED = /^(?:animated|other format|PNG bomb|SVG|a web page|a script|compressed SVG|\w+ cut off)/;
const OWN_FILE = /^picture\.[0-9a-f]{16}(?:\.webp|-\d+\.avif)$/;

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await createTestDesk();
  cookie = await desk.getCookie((await desk.addStaff('owner')).email);
});
afterAll(() => desk.close());

/** Measures this process's memory after cleaning up. */
function measureMemory(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

it('200 hostile files are refused with a sentence, or lose their payload, and memory stays level', {
  timeout: 300_000,
}, async () => {
  const files = await createHostileFiles();
  expect(files.length).toBeGreaterThan(200);
  const outcomes = { stored: 0, refused: 0 };
  const memory: number[] = [];
  for (const [index, { name, content }] of files.entries()) {
    const headers = { 'content-type': 'image/jpeg' };
    const response = await desk.send(uploadPicture.path, { cookie, body: content, headers });
    if (response.statusCode === 200) {
      outcomes.stored++;
      expect(name).not.toMatch(ALWAYS_REFUSED);
    } else {
      outcomes.refused++;
      expect([response.statusCode, name], response.body).toEqual([400, name]);
      expect(response.json().message, name).toMatch(SENTENCE);
    }
    if (index % 50 === 49) memory.push(measureMemory());
  }
  expect(outcomes.stored).toBeGreaterThan(50);
  expect(outcomes.refused).toBeGreaterThan(100);

  const names = readdirSync(desk.config.picturesDir);
  expect(names.filter((name) => !OWN_FILE.test(name))).toEqual([]);
  const markers = [PAYLOAD_MARKER, '<script', '<?php', '<svg', 'PK\x03\x04', 'Exif', 'ICC_PROFILE', 'GPS'];
  const leaking = names.filter((name) => {
    const content = readFileSync(join(desk.config.picturesDir, name));
    return markers.some((marker) => content.includes(marker, 0, 'latin1'));
  });
  expect(leaking).toEqual([]);

  const [first = 0] = memory;
  expect(Math.max(...memory) / first, memory.join(', ')).toBeLessThan(1.3);
});
