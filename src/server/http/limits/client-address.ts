import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Trusts only the X-Forwarded-For entries that our own proxies appended on the right. Fastify ignores a plain number. */
export const trustProxies = (trustedProxyCount: number) =>
  trustedProxyCount > 0 && ((_address: string, hop: number) => hop < trustedProxyCount);

/** Returns the address that rate limits count. */
export function getClientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = isIP(ip) ? ip : stripPort(ip);
  return toAddressGroup(isIP(address) ? address : (socket.remoteAddress ?? ''));
}

/** Removes port and brackets, which some proxies append. */
const stripPort = (entry: string): string =>
  /^\[(.+)\](:\d+)?$/.exec(entry)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(entry)?.[1] ?? entry;

/** Returns the /64 prefix of an IPv6 address, because one host usually has a whole /64. */
export function toAddressGroup(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? `${getPrefixGroups(address.split('%')[0] ?? '')}::/64`;
}

function getPrefixGroups(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const leadingGroups = head.split(':').filter(Boolean);
  const trailingGroups = tail?.split(':').filter(Boolean) ?? [];
  // A dotted IPv4 ending counts as two groups.
  const groupCount = leadingGroups.length + trailingGroups.length + (trailingGroups.at(-1)?.includes('.') ? 1 : 0);
  const allGroups =
    tail === undefined
      ? leadingGroups
      : [...leadingGroups, ...Array<string>(Math.max(0, 8 - groupCount)).fill('0'), ...trailingGroups];
  return allGroups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
