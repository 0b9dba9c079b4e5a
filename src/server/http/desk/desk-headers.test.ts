import { expect, it } from 'vitest';
import { buildDeskHeaders } from './desk-headers.ts';

const readPolicy = (isDevelopment: boolean) =>
  buildDeskHeaders('http://desk.test', { isDevelopment }).pages['content-security-policy'];

it('allow inline scripts and a web socket only in development', () => {
  expect(readPolicy(true)).toContain("script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'");
  expect(readPolicy(true)).toContain("connect-src 'self' ws:");
  expect(readPolicy(false)).toContain("script-src 'self'; style-src 'self';");
  expect(readPolicy(false)).not.toContain('ws:');
});
