import { describe, expect, it } from 'vitest';
import { listContentChanges } from './content-changes.ts';

const policy = (...texts: string[]) => ({
  sections: texts.map((text, index) => ({ id: `s${index}`, title: 'Contact', text })),
});

describe('changes of a document', () => {
  it('list only the lines of a long text that differ', () => {
    expect(listContentChanges(policy('One\nTwo\nThree'), policy('One\n2\nThree\nFour'))).toEqual([
      { label: 'Sections, ‘Contact’, text', from: 'Two', to: '2\nFour' },
    ]);
    expect(listContentChanges(policy('One\nTwo'), policy('Two\nOne'))).toEqual([
      { label: 'Sections, ‘Contact’, text', from: 'One\nTwo', to: 'Two\nOne' },
    ]);
  });

  it('find a change in each of two entries with the same title', () => {
    const labels = (before: object, after: object) => listContentChanges(before, after).map(({ label }) => label);
    expect(labels(policy('a', 'b'), policy('x', 'b'))).toEqual(['Sections, ‘Contact’, text']);
    expect(labels(policy('a', 'b'), policy('a', 'x'))).toEqual(['Sections, ‘Contact (2)’, text']);
  });
});
