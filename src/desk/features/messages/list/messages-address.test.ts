import { describe, expect, it } from 'vitest';
import { buildChangedView, buildMessagesAddress, buildTabView, readMessagesView } from './messages-address.ts';

const readAddress = (address: string) => {
  const { search, hash } = new URL(address, 'http://desk.test');
  return readMessagesView({ search, hash });
};

describe('the address of the list', () => {
  it.each([
    '/desk/messages',
    '/desk/messages?tab=overdue',
    '/desk/messages?tab=all&kind=project&sort=oldest#q=asha+rao',
    '/desk/messages?sort=newest&cursor=1_x',
  ])('%s keeps the view', (address) => {
    expect(buildMessagesAddress(readAddress(address))).toBe(address);
  });

  it('shows open messages, oldest first, unless it says otherwise', () => {
    const nothing = { tab: 'open', search: '', kind: null, sort: 'oldest', cursor: null };
    expect(readAddress('/desk/messages')).toEqual(nothing);
    expect(readAddress('/desk/messages?tab=x&kind=y&sort=z')).toEqual(nothing);
    expect(readAddress('/desk/messages?tab=failed').sort).toBe('oldest');
    expect(readAddress('/desk/messages?tab=done').sort).toBe('newest');
  });

  it('starts from the first page after a change, and in the order of another tab', () => {
    const view = readAddress('/desk/messages?cursor=1_x#q=asha');
    expect(buildMessagesAddress(buildChangedView(view, { kind: 'contact' }))).toBe(
      '/desk/messages?kind=contact#q=asha',
    );
    expect(buildMessagesAddress(buildTabView(view, 'all'))).toBe('/desk/messages?tab=all#q=asha');
  });
});
