import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { saveUnit } from '#storefront/state/product/saved-unit.ts';
import { samples } from '#tests/support/samples/product-samples.ts';
import {
  getAddButton,
  getHeightField,
  getPriceBox,
  getWidthField,
  renderProductPage,
} from '#tests/support/storefront/render-product-page.tsx';

const { wallpaper, curtains, blinds, fabrics, canvas } = samples;
const getShownPrice = () => getPriceBox().querySelector('p')?.textContent ?? '';

const getBarPrice = () => document.querySelector('[data-bottom-bar] [aria-hidden]')?.textContent;

describe('the size input', () => {
  it.each([
    ['wallpaper', wallpaper],
    ['curtains', curtains],
    ['blinds', blinds],
    ['fabrics', fabrics],
  ])('is shown for %s, with a minimum of 1 and steps of 0.1 inches [PDP-11, SIZE-01, SIZE-02]', async (_, product) => {
    await renderProductPage(product);
    for (const field of [getWidthField(), getHeightField()]) {
      expect([field.getAttribute('min'), field.getAttribute('step')]).toEqual(['1', '0.1']);
    }
  });

  it('is not shown for canvas [PDP-11]', async () => {
    await renderProductPage(canvas);
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it('advises to add 2 inches to each for installation [SIZE-03, CONST-20]', async () => {
    await renderProductPage(wallpaper);
    const hint = screen.getByText(/installation/, { selector: 'fieldset p' });
    expect(hint.textContent).toMatch(/2 inches to the width and 2 inches to the height/);
  });

  it.each([
    ['3', '3', '3'],
    ['36.', '36.', '36'],
    ['36.5', '36.5', '36.5'],
    ['36"', '36"', '36'],
    ['36 in', '36 in', '36'],
    ['abc', 'abc', ''],
    ['0.5', '0.5', '1'],
  ])(
    'of %s shows %s while typing and %j after blur [SIZE-06, SIZE-07, SIZE-08, Q-52]',
    async (typed, whileTyping, afterBlur) => {
      const { user } = await renderProductPage(wallpaper);
      await user.type(getWidthField(), typed);
      expect(getWidthField().value).toBe(whileTyping);
      await user.tab();
      expect(getWidthField().value).toBe(afterBlur);
    },
  );

  it('steps with the arrow keys like a number field [SIZE-01]', async () => {
    const { user } = await renderProductPage(wallpaper, { query: 'width=36' });
    await user.type(getWidthField(), '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(getWidthField().value).toBe('36.1');
  });

  it('shows an error at an invalid entry until something is typed', async () => {
    const { user } = await renderProductPage(wallpaper);
    await user.type(getWidthField(), '36,5');
    await user.tab();
    expect(getWidthField().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/Please enter a number/)).toBeTruthy();
    await user.type(getWidthField(), '3');
    expect(screen.queryByText(/Please enter a number/)).toBeNull();
  });

  it('shows a note with a contact link above the standard size only [SIZE-04, SIZE-05]', async () => {
    const { user } = await renderProductPage(wallpaper, { query: 'width=240&height=132' });
    expect(screen.queryByText('Dreaming big?')).toBeNull();
    await user.clear(getWidthField());
    await user.type(getWidthField(), '250');
    const note = screen.getByText('Dreaming big?').parentElement as HTMLElement;
    expect(note.textContent).toMatch(/contact customer service/i);
    expect(within(note).getByRole('link').getAttribute('href')).toBe(paths.contact);
    expect(note.textContent).toContain('You can still add it to your cart');
    expect(getAddButton().disabled).toBe(false);
  });

  it('shows the note above the size of the settings [D-41]', async () => {
    const { store } = await renderProductPage(wallpaper, { query: 'width=100&height=100' });
    expect(screen.queryByText('Dreaming big?')).toBeNull();
    const { shop } = store.getState().shop;
    const standardSizes = { wallpaper: { widthInInches: 96, heightInInches: 120 } };
    cleanup();
    await renderProductPage(wallpaper, {
      query: 'width=100&height=100',
      settings: { shop: { ...shop, standardSizes } },
    });
    expect(screen.getByText('Dreaming big?')).toBeTruthy();
  });
});

describe('other units', () => {
  it('convert for entry while inches are priced and stored', async () => {
    const { user } = await renderProductPage(wallpaper, { query: 'width=36&height=48' });
    await user.click(screen.getByRole('radio', { name: 'Centimetres' }));
    expect([getWidthField().value, getHeightField().value]).toEqual(['91.4', '121.9']);
    expect(getShownPrice()).toContain('₹540.00');
    expect(getPriceBox().textContent).toContain('91.4 × 121.9 cm = 12.00 sq ft × ₹45.00/sq.ft.');
    expect(screen.getByText(/for installation/).textContent).toContain('2 inches (5.1 cm) to the width');
    await user.clear(getWidthField());
    await user.type(getWidthField(), '182.88');
    expect(getShownPrice()).toContain('₹1,080.00');
    await user.click(screen.getByRole('radio', { name: 'Inches' }));
    expect([getWidthField().value, getHeightField().value]).toEqual(['72', '48']);
  });

  it('accept feet and inches in two fields', async () => {
    const { user } = await renderProductPage(wallpaper);
    await user.click(screen.getByRole('radio', { name: 'Feet and inches' }));
    const getField = (name: string) => screen.getByRole('spinbutton', { name });
    await user.type(getField('Width (feet)'), '3');
    await user.type(getField('Height (feet)'), '3');
    await user.type(getField('Height (inches)'), '12');
    expect(getPriceBox().textContent).toContain('3 ft × 4 ft = 12.00 sq ft');
  });
});

describe('the chosen unit', () => {
  it('applies to other products too, until another unit is chosen', async () => {
    const first = await renderProductPage(wallpaper);
    await first.user.click(screen.getByRole('radio', { name: 'Centimetres' }));
    first.unmount();
    const second = await renderProductPage(canvas);
    expect(screen.getByRole('group', { name: 'Type' }).textContent).toContain('61 × 91.4 cm');
    expect(getPriceBox().textContent).toContain('61 × 91.4 cm = 6.00 sq ft');
    expect(screen.getByRole('heading', { name: 'Details' }).parentElement?.textContent).toContain('61 × 91.4 cm');
    second.unmount();
    const third = await renderProductPage(blinds, { query: 'width=36&height=48' });
    expect([getWidthField().value, getHeightField().value]).toEqual(['91.4', '121.9']);
    await third.user.click(screen.getByRole('radio', { name: 'Inches' }));
    third.unmount();
    await renderProductPage(blinds, { query: 'width=36&height=48' });
    expect(getWidthField().value).toBe('36');
  });

  it('yields to the URL’s unit; fabric width stays in inches [TYPE-19]', async () => {
    saveUnit('cm');
    await renderProductPage(fabrics, { query: 'width=36&height=48&unit=ft' });
    expect(getPriceBox().textContent).toContain('3 ft × 4 ft = 12.00 sq ft');
    expect(screen.getByRole('group', { name: 'Type' }).textContent).toContain('54 in wide');
  });
});

describe('the size question', () => {
  it('suggests the likely size and applies it on Yes', async () => {
    const { user } = await renderProductPage(wallpaper, { query: 'width=96&height=180' });
    expect(screen.getByText(/Did you mean 180 in wide and 96 in high\?/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Yes, change it' }));
    expect([getWidthField().value, getHeightField().value]).toEqual(['180', '96']);
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it('is not repeated after No, and never blocks', async () => {
    const { user } = await renderProductPage(wallpaper, { query: 'width=4.8&height=96' });
    expect(getAddButton().disabled).toBe(false);
    await user.click(screen.getByRole('button', { name: "No, that's correct" }));
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    expect(getWidthField().value).toBe('4.8');
  });
});

describe('the measuring guide', () => {
  it.each([
    [wallpaper, /wall/],
    [curtains, /rod/],
    [blinds, /recess/],
    [fabrics, /fabric/],
  ])('explains how to measure the product', async (product, text) => {
    const { user } = await renderProductPage(product);
    await user.click(screen.getByRole('button', { name: 'How to measure' }));
    const dialog = screen.getByRole('dialog', { name: 'How to measure' });
    expect(await within(dialog).findByRole('img')).toBeTruthy();
    expect(dialog.textContent).toMatch(text);
  });

  it('says what a blind inside a recess does with the 2 inches [D-41]', async () => {
    const { user } = await renderProductPage(blinds);
    await user.click(screen.getByRole('button', { name: 'How to measure' }));
    const step = await screen.findByText(/^Add 2 inches to each/);
    expect(step.textContent).toContain('we make the blind to fit the recess');
  });
});

describe('the price box', () => {
  it('shows the rate, what to do and the minimum before a size is entered [PDP-12, D-31, Q-55]', async () => {
    const { user } = await renderProductPage(wallpaper);
    expect(getShownPrice()).toContain('₹45.00/sq.ft.');
    expect(getPriceBox().textContent).toContain('Enter width and height to see your price.');
    expect(within(getPriceBox()).getByText('Minimum ₹75.00').tagName).toBe('SMALL');
    expect(getPriceBox().textContent).not.toContain('From');
    await user.click(screen.getByRole('radio', { name: /^Eggshell/ }));
    expect(getShownPrice()).toContain('₹60.50/sq.ft.');
    expect(getBarPrice()).toBe('₹60.50/sq.ft.');
  });

  it('shows the price alone once there is a size [D-31]', async () => {
    await renderProductPage(wallpaper, { query: 'width=36&height=48' });
    expect(getShownPrice()).toContain('₹540.00');
    expect([getShownPrice(), getBarPrice()].join()).not.toContain('sq.ft.');
    expect(screen.queryByText('Minimum ₹75.00')).toBeNull();
    expect(getBarPrice()).toBe('₹540.00');
  });

  it('shows two decimals and the calculation [PDP-13, PDP-24, PDP-25, CONST-01]', async () => {
    const { user } = await renderProductPage(wallpaper);
    await user.type(getWidthField(), '36');
    await user.type(getHeightField(), '48');
    expect(getShownPrice()).toContain('₹540.00');
    expect(getPriceBox().textContent).toContain('36 × 48 in = 12.00 sq ft × ₹45.00/sq.ft.');
    await user.click(screen.getByRole('radio', { name: /^Eggshell/ }));
    expect(getShownPrice()).toContain('₹726.00');
  });

  it('shows when the minimum is applied [PDP-24, CONST-01]', async () => {
    await renderProductPage(wallpaper, { query: 'width=12&height=12' });
    expect(getShownPrice()).toContain('₹75.00');
    expect(getPriceBox().textContent).toContain('₹75.00 is the minimum price per piece.');
  });

  it('uses the size of the canvas type [PDP-26, CONST-03]', async () => {
    const { user } = await renderProductPage(canvas);
    expect(getShownPrice()).toContain('₹1,800.00');
    await user.click(screen.getByRole('radio', { name: /^Rolled/ }));
    expect(getShownPrice()).toContain('₹75.00');
  });

  it('uses 10 rupees per square foot without a type [PDP-27, CONST-04]', async () => {
    await renderProductPage({ ...wallpaper, wallpaperTypes: [] }, { query: 'width=36&height=48' });
    expect(getShownPrice()).toContain('₹120.00');
  });

  it('announces the new price after typing stops', async () => {
    const { user } = await renderProductPage(wallpaper, { query: 'width=36' });
    const status = within(getPriceBox()).getByRole('status');
    await user.type(getHeightField(), '48');
    await waitFor(() => expect(status.textContent).toBe('Price ₹540.00'), { timeout: 3000 });
  });
});
