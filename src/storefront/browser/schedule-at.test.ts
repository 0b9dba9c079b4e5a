import { beforeEach, expect, it, vi } from 'vitest';
import { scheduleAt } from './schedule-at.ts';

const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(0);
});

it('runs once at the given time, even beyond the maximum timer delay [Q-86]', () => {
  const action = vi.fn();
  scheduleAt(60 * DAY_MS, action);
  vi.advanceTimersByTime(60 * DAY_MS - 1);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(60 * DAY_MS);
  expect(action).toHaveBeenCalledTimes(1);
});

it('runs on wake-up when the time passed while timers were paused', () => {
  const action = vi.fn();
  scheduleAt(DAY_MS, action);
  vi.setSystemTime(2 * DAY_MS);
  expect(action).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(action).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('focus'));
  expect(action).toHaveBeenCalledTimes(1);
});

it('does not run after being cancelled', () => {
  const action = vi.fn();
  scheduleAt(DAY_MS, action)();
  vi.advanceTimersByTime(2 * DAY_MS);
  window.dispatchEvent(new Event('focus'));
  expect(action).not.toHaveBeenCalled();
});
