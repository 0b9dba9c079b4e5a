import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** These run until they are stopped, or must fail if they cannot finish. */
const OTHERS = ['dev', 'simulator', 'build', 'test'];
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /^tsx (\S+)/.exec(line)?.[1];
  return file && !OTHERS.includes(name) ? [[name, file] as const] : [];
});

async function runWithoutReader(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args]);
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  child.stdout.destroy();
  const [code] = await once(child, 'close');
  return { code, errors };
}

it('a command ends quietly when its reader has gone, as head does', async () => {
  const { code, errors } = await runWithoutReader('tests/architecture/print-requirement-tests.ts');
  expect([code, errors]).toEqual([0, '']);
});

it('a test run fails when its reader has gone, because it did not finish', async () => {
  expect(await runWithoutReader('scripts/test.ts', 'list')).toMatchObject({ code: 1 });
});

it.each(commands)('npm run %s handles a closed pipe before anything else', (_name, file) => {
  const [firstImport] = /^import .*/m.exec(readFileSync(file, 'utf8')) ?? [];
  expect(firstImport).toMatch(/^import '[./a-z]*\/closed-pipe\.ts';$/);
});
