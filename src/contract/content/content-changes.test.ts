import { describe, expect, it } from 'vitest';
import { EMPTY_PAGE } from './collection-defaults.ts';
import { listContentChanges } from './content-changes.ts';

const createSections = (...sections: { id?: string; title?: string; text: string }[]) => ({
  sections: sections.map((section, index) => ({ id: `s${index}`, title: 'Contact', ...section })),
});
const policy = (...texts: string[]) => createSections(...texts.map((text) => ({ text })));

describe('changes of a document', () => {
  it('list only the lines of a long text that differ', () => {
    expect(listContentChanges(policy('One\nTwo\nThree'), policy('One\n2\nThree\nFour'))).toEqual([
      { label: 'Section ‘Contact’, text', from: 'Two', to: '2\nFour' },
    ]);
    expect(listContentChanges(policy('One\nTwo'), policy('Two\nOne'))).toEqual([
      { label: 'Section ‘Contact’, text', from: 'One\nTwo', to: 'Two\nOne' },
    ]);
  });

  it('find a change in each of two entries with the same title', () => {
    const labels = (before: object, after: object) => listContentChanges(before, after).map(({ label }) => label);
    expect(labels(policy('a', 'b'), policy('x', 'b'))).toEqual(['Section ‘Contact’, text']);
    expect(labels(policy('a', 'b'), policy('a', 'x'))).toEqual(['Section ‘Contact (2)’, text']);
  });

  it('of a new title are the title alone, and of a move the order alone', () => {
    const [a, b] = [
      { id: 'a', title: 'Parcels', text: 'A long text' },
      { id: 'b', text: 'Other' },
    ];
    expect(listContentChanges(createSections(a, b), createSections({ ...a, title: 'Returns' }, b))).toEqual([
      { label: 'Section ‘Returns’, title', from: 'Parcels', to: 'Returns' },
    ]);
    expect(listContentChanges(createSections(a, b), createSections(b, a))).toEqual([
      { label: 'Sections, order', from: '‘Parcels’, ‘Contact’', to: '‘Contact’, ‘Parcels’' },
    ]);
  });

  it('name fields and products as people know them', () => {
    const createHome = (ctaHref: string, to: string, productId: string | null, ...wallpaper: string[]) => ({
      hero: { ctaHref },
      tiles: [{ id: 'ac7590b5', label: 'Blinds', to }],
      tabs: { wallpaper },
      look: { spots: [{ id: '2f1c0a77', x: 10, productId }] },
    });
    const [before, after] = [createHome('/a', '/b', null, 'vine'), createHome('/c', '/d', 'oak', 'vine', 'oak')];
    const getTitle = (id: string) => (id === 'vine' ? 'Vine' : undefined);
    expect(listContentChanges(before, after, getTitle)).toEqual([
      { label: 'Hero, link of the button', from: '/a', to: '/c' },
      { label: 'Tile ‘Blinds’, link', from: '/b', to: '/d' },
      { label: 'Featured collection, Wallpaper', from: 'Vine', to: 'Vine, product oak' },
      { label: 'Shop by Look, point 1, product', from: '', to: 'product oak' },
    ]);
  });

  it('include sub-categories whose addresses are names of fields', () => {
    const create = (text: string) => ({
      wallpaper: { subCategories: { id: { ...EMPTY_PAGE, text }, lead: { ...EMPTY_PAGE, text } } },
    });
    expect(listContentChanges(create(''), create('New')).map(({ label }) => label)).toEqual([
      'Wallpaper, sub-categories, ‘id’, text',
      'Wallpaper, sub-categories, ‘lead’, text',
    ]);
  });
});
