import { expect, it } from 'vitest';
import { createDraftImage, createDraftType, createProductDraft } from '#tests/support/desk/product-editor-samples.ts';
import { listProductChanges } from './product-changes.ts';

it.each([
  [1100, 'Rate ₹1,100,'],
  [299.5, 'Rate ₹299.50,'],
  [0.125, 'Rate ₹0.125,'],
])('a rate of %s reads “%s” in a change', (pricePerSqFt, text) => {
  const changes = listProductChanges(
    createProductDraft({ types: [] }),
    createProductDraft({ types: [createDraftType({ pricePerSqFt })] }),
  );
  expect(changes[0]?.to).toContain(text);
});

it('a change of a product says what was added or removed, not only that it was', () => {
  const before = createProductDraft({ types: [], images: [createDraftImage({ altText: 'Vines', inchesWide: 20 })] });
  const after = createProductDraft({
    types: [createDraftType({ title: 'Sheer', description: 'x'.repeat(200), pricePerSqFt: 385 })],
    images: [],
  });
  const [type, picture, ...others] = listProductChanges(before, after);
  expect(type).toMatchObject({ label: 'Type Sheer', from: '' });
  expect(type?.to).toMatch(/^Description x{80}…, Rate ₹385, Configuration Pair of Curtains/);
  expect(picture).toMatchObject({ label: 'Picture Vines', to: '' });
  expect(picture?.from).toMatch(/^Kind flat, Colour .*True width 20$/);
  expect(others).toEqual([]);
});
