import { beforeEach, describe, expect, it } from 'vitest';
import { captureEarlyInput, hasEarlyText, replayEarlyInput } from './early-input.ts';

const field = <Kind extends Element>(id: string) => document.getElementById(id) as unknown as Kind;
let heard: string[] = [];

beforeEach(() => {
  document.body.innerHTML = `<main>
    <fieldset id="size">
      <input type="radio" name="unit" id="in" checked><input type="radio" name="unit" id="cm">
      <input id="width" value="">
    </fieldset>
    <select id="tieback"><option value="none" selected>None</option><option value="rope">Rope</option></select>
    <textarea id="comment"></textarea>
  </main>`;
  heard = [];
  for (const type of ['input', 'change']) {
    document.body.querySelector('main')?.addEventListener(type, ({ target }) => {
      const { id, value } = target as HTMLInputElement;
      heard.push(`${type} ${id} ${value}`);
    });
  }
});

/** What React does when it renders the state that knows nothing of it. */
const putBack = () => {
  field<HTMLInputElement>('width').value = '';
  field<HTMLSelectElement>('tieback').value = 'none';
  field<HTMLTextAreaElement>('comment').value = '';
};

describe('input before a page is taken over', () => {
  it('is typed and chosen once more', () => {
    field<HTMLInputElement>('width').value = '36';
    field<HTMLSelectElement>('tieback').value = 'rope';
    field<HTMLTextAreaElement>('comment').value = 'Left wall';
    captureEarlyInput();
    putBack();
    replayEarlyInput();
    expect(heard).toEqual(['input width 36', 'change tieback rope', 'input comment Left wall']);
    replayEarlyInput();
    expect(heard).toHaveLength(3);
  });

  it('that was not touched is left alone', () => {
    captureEarlyInput();
    replayEarlyInput();
    expect([hasEarlyText('size'), heard]).toEqual([false, []]);
  });

  it('of a number beside a unit that was chosen too is dropped: it may count the other one', () => {
    field<HTMLInputElement>('width').value = '36';
    field<HTMLInputElement>('cm').checked = true;
    captureEarlyInput();
    expect(hasEarlyText('size')).toBe(true);
    putBack();
    replayEarlyInput();
    expect(field<HTMLInputElement>('width').value).toBe('');
    expect(heard.join()).not.toContain('width');
  });
});
