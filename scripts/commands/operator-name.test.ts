import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { getOperatorName } from './operator-name.ts';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it("is the user's name, or the uid if it has none, as in a container", () => {
  expect(getOperatorName()).toBe(os.userInfo().username);
  vi.spyOn(os, 'userInfo').mockImplementation(() => {
    throw Object.assign(new Error('no such user'), { code: 'ENOENT' });
  });
  syncBuiltinESMExports();
  expect(getOperatorName()).toBe(`uid ${process.getuid?.()}`);
});
