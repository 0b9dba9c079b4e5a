import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Address for rate limits. Trusts only the X-Forwarded-For entries that our own proxies appended on the right. */
export function resolveClientAddress(request: IncomingMessage, trustedHops: number): string {
  const socketAddress = request.socket?.remoteAddress ?? '';
  if (trustedHops === 0) return toAddressGroup(socketAddress);
  const header = request.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map(stripPort).filter(Boolean);
  const forwarded = entries[Math.max(0, entries.length - trustedHops)] ?? '';
  return toAddressGroup(isIP(forwarded) ? forwarded : socketAddress);
}

/** Without spaces, port and brackets. */
function stripPort(entry: string): string {
  const trimmed = entry.trim();
  return /^\[(.+)\](:\d+)?$/.exec(trimmed)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
}

/** One host usually has a whole IPv6 /64, so limits count the prefix. */
export function toAddressGroup(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  return mapped ?? `${leadingGroups(address.split('%')[0] ?? '')}::/64`;
}

function leadingGroups(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  // A dotted ending stands for two groups.
  const written = left.length + right.length + (right.at(-1)?.includes('.') ? 1 : 0);
  const all = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - written)).fill('0'), ...right];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
