import { beforeEach, describe, expect, it } from 'vitest';
import { readEarlyInput } from './early-input.ts';

const getField = <Kind extends Element>(id: string) => document.getElementById(id) as unknown as Kind;

beforeEach(() => {
  document.body.innerHTML = `<input id="search" name="q">
  <main>
    <input type="radio" name="unit" value="in" checked><input type="radio" name="unit" value="cm" id="cm">
    <input id="width" name="width" value="">
    <select id="tiebacks" name="tiebacks"><option value="none" selected>None</option><option value="rope">Rope</option></select>
    <textarea id="comment" name="comment"></textarea>
  </main>`;
});

describe('readEarlyInput', () => {
  it('returns the edited fields of the main content by name', () => {
    getField<HTMLInputElement>('search').value = 'lotus';
    getField<HTMLInputElement>('cm').checked = true;
    getField<HTMLInputElement>('width').value = '36';
    getField<HTMLSelectElement>('tiebacks').value = 'rope';
    getField<HTMLTextAreaElement>('comment').value = 'Left wall';
    expect(readEarlyInput()).toEqual({ unit: 'cm', width: '36', tiebacks: 'rope', comment: 'Left wall' });
  });

  it('returns nothing for untouched fields', () => {
    expect(readEarlyInput()).toEqual({});
  });
});
