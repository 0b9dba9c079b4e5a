import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import { ColourTools } from './colour-tools.tsx';

const COLOURS = [
  ['#1f2a44', 'Indigo'],
  ['#c98b8b', 'Rose'],
  ['#7f8f6a', 'Sage'],
] as const;
const images = COLOURS.map(([hexCode, colorName], sortOrder) => ({
  url: `/pictures/${colorName}.webp`,
  sortOrder,
  hexCode,
  colorName,
  kind: 'flat' as const,
  width: 100,
  height: 100,
  dominantColor: hexCode,
  widths: [],
}));

function Example() {
  const [colorHex, setColorHex] = useState<string>(COLOURS[0][0]);
  const [compareHex, setCompareHex] = useState<string>();
  const product = { images } as unknown as Product;
  return <ColourTools {...{ product, colorHex, compareHex }} chooseColour={setColorHex} onCompare={setCompareHex} />;
}

const getGroup = (name: string) => within(screen.getByRole('group', { name }));
const getChecked = (name: string) =>
  getGroup(name)
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map((radio) => radio.getAttribute('aria-label') ?? radio.labels?.[0]?.textContent);

it('swaps the two colours when the compared one is chosen', () => {
  render(<Example />);
  fireEvent.click(screen.getByRole('button', { name: 'Compare colours' }));
  fireEvent.click(getGroup('Colour in the room').getByRole('radio', { name: 'Rose' }));
  expect([getChecked('Colour in the room'), getChecked('Compare with')]).toEqual([['Rose'], ['Indigo']]);
});
