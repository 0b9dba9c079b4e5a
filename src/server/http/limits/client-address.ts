import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Resolves the address for rate limits. Trusts only the X-Forwarded-For entries that our own proxies appended on the right. */
export function resolveClientAddress(request: IncomingMessage, trustedProxyCount: number): string {
  const socketAddress = request.socket?.remoteAddress ?? '';
  if (trustedProxyCount === 0) return toAddressGroup(socketAddress);
  const header = request.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map(stripPort).filter(Boolean);
  const forwarded = entries[Math.max(0, entries.length - trustedProxyCount)] ?? '';
  return toAddressGroup(isIP(forwarded) ? forwarded : socketAddress);
}

/** Removes spaces, port and brackets. */
function stripPort(entry: string): string {
  const trimmed = entry.trim();
  return /^\[(.+)\](:\d+)?$/.exec(trimmed)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
}

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
