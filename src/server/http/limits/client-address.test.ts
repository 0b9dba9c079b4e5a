import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { getClientAddress, toAddressGroup, trustProxies } from './client-address.ts';

async function requestAddress(trustedProxyCount: number, forwarded?: string): Promise<string> {
  const app = fastify({ trustProxy: trustProxies(trustedProxyCount) });
  app.get('/', async (request) => getClientAddress(request));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/', remoteAddress: '10.0.0.9', headers });
  await app.close();
  return body;
}

describe('the client address', () => {
  it.each([
    ['no trusted proxy: ignores the header', 0, '1.1.1.1', '10.0.0.9'],
    ['one: uses the last entry', 1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['two: uses the entry of the outer one', 2, '6.6.6.6, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
    ['two, but only one entry', 2, '1.1.1.1', '1.1.1.1'],
    ['one, without the header', 1, undefined, '10.0.0.9'],
    ['one, with an invalid entry', 1, 'unknown', '10.0.0.9'],
    ['a port and spaces', 1, ' 1.1.1.1:5000 ', '1.1.1.1'],
    ['IPv6 in brackets', 1, '[2001:db8:1:2::5]:5000', '2001:db8:1:2::/64'],
  ])('behind %s', async (_case, hops, forwarded, expected) => {
    expect(await requestAddress(hops, forwarded)).toBe(expected);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['192.0.2.7', '192.0.2.7'],
    ['', ''],
  ])('%s is counted as %s', (address, group) => {
    expect(toAddressGroup(address)).toBe(group);
  });
});
