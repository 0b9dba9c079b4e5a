import { expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { createOutageLog } from './outage-log.ts';

const createTestLog = () => {
  const lines: string[] = [];
  const log = createOutageLog(createLogger('info', { write: (line: string) => void lines.push(line) }));
  return { log, readLines: () => lines.map((line) => JSON.parse(line)).map(({ level, msg }) => `${level}: ${msg}`) };
};
const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it('logs an outage once when it starts and once when it ends', () => {
  const { log, readLines } = createTestLog();
  log.end();
  for (let poll = 0; poll < 5; poll++) {
    log.report(refused, 'outbox poll failed');
    log.report(refused, 'payment checks failed');
  }
  expect(readLines()).toEqual(['error: the database is unreachable; retrying']);
  log.end();
  log.end();
  expect(readLines().slice(1)).toEqual(['info: the database is reachable again']);
  log.report(refused, 'outbox poll failed');
  expect(readLines()).toHaveLength(3);
});

it('logs other errors every time', () => {
  const { log, readLines } = createTestLog();
  log.report(new Error('a mistake'), 'outbox poll failed');
  log.report(new Error('a mistake'), 'outbox poll failed');
  expect(readLines()).toEqual(['warn: outbox poll failed', 'warn: outbox poll failed']);
});
