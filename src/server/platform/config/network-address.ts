import { BlockList, isIP } from 'node:net';

/** Addresses that mean this machine: loopback, and "any address", which connects to it too. */
const THIS_MACHINE = new BlockList();
THIS_MACHINE.addSubnet('127.0.0.0', 8);
THIS_MACHINE.addSubnet('0.0.0.0', 8);
// Also holds the deprecated form ::127.0.0.1.
THIS_MACHINE.addSubnet('::', 96, 'ipv6');

/** Recognises every spelling of an address of this machine; `URL` has already normalised 127.1 and 0x7f000001. */
export function isLoopback(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$|\.$/g, '');
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return isIP(host) !== 0 && THIS_MACHINE.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
}

/** Recognises the provider's test systems, such as sandbox.cashfree.com. */
export const isSandbox = (url: string): boolean => /(^|[.-])(sandbox|test)([.-]|$)/.test(new URL(url).hostname);
