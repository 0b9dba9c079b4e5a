import { beforeEach, describe, expect, it } from 'vitest';
import { captureEarlyInput, hasEarlyText, replayEarlyInput } from './early-input.ts';

const getField = <Kind extends Element>(id: string) => document.getElementById(id) as unknown as Kind;
let events: string[] = [];

beforeEach(() => {
  document.body.innerHTML = `<main>
    <fieldset id="size">
      <input type="radio" name="unit" id="in" checked><input type="radio" name="unit" id="cm">
      <input id="width" value="">
    </fieldset>
    <select id="tieback"><option value="none" selected>None</option><option value="rope">Rope</option></select>
    <textarea id="comment"></textarea>
  </main>`;
  events = [];
  for (const type of ['input', 'change']) {
    document.body.querySelector('main')?.addEventListener(type, ({ target }) => {
      const { id, value } = target as HTMLInputElement;
      events.push(`${type} ${id} ${value}`);
    });
  }
});

/** Resets the fields as React does on hydration. */
const resetFields = () => {
  getField<HTMLInputElement>('width').value = '';
  getField<HTMLSelectElement>('tieback').value = 'none';
  getField<HTMLTextAreaElement>('comment').value = '';
};

describe('early input', () => {
  it('replays typed text and choices once', () => {
    getField<HTMLInputElement>('width').value = '36';
    getField<HTMLSelectElement>('tieback').value = 'rope';
    getField<HTMLTextAreaElement>('comment').value = 'Left wall';
    captureEarlyInput();
    resetFields();
    replayEarlyInput();
    expect(events).toEqual(['input width 36', 'change tieback rope', 'input comment Left wall']);
    replayEarlyInput();
    expect(events).toHaveLength(3);
  });

  it('replays nothing for untouched fields', () => {
    captureEarlyInput();
    replayEarlyInput();
    expect([hasEarlyText('size'), events]).toEqual([false, []]);
  });

  it('drops a number next to a changed unit, because its unit is ambiguous', () => {
    getField<HTMLInputElement>('width').value = '36';
    getField<HTMLInputElement>('cm').checked = true;
    captureEarlyInput();
    expect(hasEarlyText('size')).toBe(true);
    resetFields();
    replayEarlyInput();
    expect(getField<HTMLInputElement>('width').value).toBe('');
    expect(events.join()).not.toContain('width');
  });
});
