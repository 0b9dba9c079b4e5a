import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createToday } from '#tests/support/desk/desk-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { TaskList } from './task-list.tsx';

it('counts messages only for roles that may reply, and links to them', () => {
  const today = createToday({ failedReplies: 2, overdueMessages: 1 });
  const { unmount } = renderInDesk(<TaskList today={today} canReply />);
  expect(screen.getByRole('link', { name: '2 Failed replies' }).getAttribute('href')).toBe('/desk/messages?tab=failed');
  expect(screen.getByRole('link', { name: '1 Overdue message' }).getAttribute('href')).toBe(
    '/desk/messages?tab=overdue',
  );
  unmount();
  renderInDesk(<TaskList today={today} canReply={false} />);
  expect(screen.queryByText(/message|replies/)).toBeNull();
  expect(screen.getByText('New orders')).toBeDefined();
});
