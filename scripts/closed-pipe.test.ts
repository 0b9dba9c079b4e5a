import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** These run until they are stopped. */
const SERVERS = ['dev', 'simulator'];
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /^tsx (\S+)/.exec(line)?.[1];
  return file && !SERVERS.includes(name) ? [[name, file] as const] : [];
});

it('a command ends quietly when its reader has gone, as head does', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/test.ts', 'list']);
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  child.stdout.destroy();
  const [code] = await once(child, 'close');
  expect([code, errors]).toEqual([0, '']);
});

it.each(commands)('npm run %s handles a closed pipe before anything else', (_name, file) => {
  const [firstImport] = /^import .*/m.exec(readFileSync(file, 'utf8')) ?? [];
  expect(firstImport).toMatch(/^import '[./a-z]*\/closed-pipe\.ts';$/);
});
