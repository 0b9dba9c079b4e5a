import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createAccessLogger } from '../http/access-log.ts';
import { createLogDestination, createLogger } from './logger.ts';

const waitForFlush = () => new Promise((resolve) => setImmediate(resolve));

function createTestLogger(level: 'info' | 'warn' = 'info') {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const logger = createLogger(level, destination);
  return {
    logger,
    logAccess: createAccessLogger(logger, destination),
    lines,
    getLastLine: () => JSON.parse(lines.at(-1) ?? ''),
  };
}

describe('the log', () => {
  it('redacts secrets at any depth [SRV-12]', () => {
    const { logger, lines } = createTestLogger();
    const secrets = {
      authorization: 'Bearer s3cret',
      password: 's3cret',
      'x-client-secret': 's3cret',
      cookie: 's3cret',
    };
    logger.info({ ...secrets, headers: secrets, config: { headers: secrets } }, 'out');
    expect(lines.join()).not.toContain('s3cret');
  });

  it('keeps customer data out of errors', () => {
    const { logger, lines, getLastLine } = createTestLogger();
    const cause = Object.assign(new Error('Key (email)=(asha@example.com) already exists'), {
      code: '23505',
      detail: 'asha@example.com',
    });
    logger.error({ err: new DrizzleQueryError('insert into users', ['asha@example.com'], cause) }, 'failed');
    expect(lines.join()).not.toContain('asha');
    expect(getLastLine().err).toMatchObject({ code: '23505', message: 'database error', cause: { code: '23505' } });
    logger.error({ err: Object.assign(new Error('no route'), { config: { url: 'asha@example.com' } }) }, 'failed');
    expect(getLastLine().err).toMatchObject({ type: 'Error', message: 'no route' });
    expect(getLastLine().err.at).toMatch(/logger\.test\.ts/);
    expect(lines.join()).not.toContain('asha');
  });

  it('prevents log injection', async () => {
    const { logAccess, lines, getLastLine } = createTestLogger();
    logAccess({
      method: 'GET',
      url: '/a\r\n{"level":"fatal"}"\u2028?b',
      status: 200,
      ms: 1.234,
      requestId: 'r',
    });
    await waitForFlush();
    expect(lines).toHaveLength(1);
    expect(lines[0]?.match(/[\r\n]/g)).toEqual(['\n']);
    expect(getLastLine()).toMatchObject({
      level: 'info',
      route: '/a\r\n{"level":"fatal"}"\u2028',
      ms: 1.23,
      status: 200,
    });
  });

  it('has no access lines at a higher level', async () => {
    const { logAccess, lines } = createTestLogger('warn');
    logAccess({ method: 'GET', url: '/', status: 200, ms: 1, requestId: 'r' });
    await waitForFlush();
    expect(lines).toEqual([]);
  });

  it('is buffered and flushed completely at the end', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'log-test-'));
    const file = join(folder, 'log');
    const destination = createLogDestination(openSync(file, 'w'));
    const logger = createLogger('info', destination);
    for (let line = 0; line < 500; line++) logger.info({ line }, 'a line');
    destination.flushSync();
    // A write in progress may finish a moment later.
    await expect.poll(() => readFileSync(file, 'utf8').trim().split('\n').length).toBe(500);
    destination.end();
    rmSync(folder, { recursive: true });
  });
});
