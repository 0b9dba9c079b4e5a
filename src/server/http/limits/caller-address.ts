import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Who is calling, for counting. X-Forwarded-For is believed only as far as our own proxies wrote it: each of the trusted
 * hops appends one entry at the right, everything further left is the caller's own invention.
 */
export function callerAddress(request: IncomingMessage, trustedHops: number): string {
  const socketAddress = request.socket?.remoteAddress ?? '';
  if (trustedHops === 0) return addressGroup(socketAddress);
  const header = request.headers['x-forwarded-for'];
  const entries = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map(bare).filter(Boolean);
  const forwarded = entries[Math.max(0, entries.length - trustedHops)] ?? '';
  return addressGroup(isIP(forwarded) ? forwarded : socketAddress);
}

/** Without spaces, port and brackets. */
function bare(entry: string): string {
  const trimmed = entry.trim();
  return /^\[(.+)\](:\d+)?$/.exec(trimmed)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
}

/** One household or host holds a whole IPv6 /64, so the last half of such an address does not tell callers apart. */
export function addressGroup(address: string): string {
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
