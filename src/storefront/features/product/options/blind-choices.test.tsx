import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { getEditLineUrl } from '#storefront/state/cart/line-links.ts';
import { createSampleLine } from '#tests/support/samples/cart-samples.ts';
import { samples } from '#tests/support/samples/product-samples.ts';
import { buildOkResponse } from '#tests/support/storefront/fake-transport.ts';
import { getAddButton, getPriceBox, renderProductPage } from '#tests/support/storefront/render-product-page.tsx';

const { blinds } = samples;
const [sampleType] = blinds.blindsTypes;
const createType = (
  id: string,
  pricePerSqFt: number,
  blindStyle: string,
  motorisation: string,
  chainColour: string,
) => ({
  fittingType: 'Outside',
  sideOfControls: 'Right',
  ...sampleType,
  id,
  title: id,
  description: `About ${id}.`,
  pricePerSqFt,
  blindStyle,
  motorisation,
  chainColour,
});
const styled = {
  ...blinds,
  blindsTypes: [
    createType('classic', 95, 'Classic', 'No Motorisation', 'White'),
    createType('classic-motor', 190, 'Classic', 'Motor Only', 'White'),
    createType('platinum', 320, 'Platinum', 'Motor Remote & Charger', 'Black'),
  ],
};
const SIZE = 'width=36&height=48';
const POST = { 'POST /api/Cart/addtocart': () => buildOkResponse({ items: [], subtotal: 0 }) };

const getGroup = (name: string) => screen.getByRole('group', { name });
const getRadio = (group: string, name: string | RegExp) =>
  within(getGroup(group)).getByRole<HTMLInputElement>('radio', { name });
const isInOrder = (...elements: Element[]) =>
  elements.every(
    (element, index) =>
      index === 0 || elements[index - 1]?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
const getChosen = (group: string) =>
  within(getGroup(group))
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)?.value;

describe('style and motorisation of a blind', () => {
  it('select the type and its price, without a second list of types [D-44]', async () => {
    const { user, listPosts } = await renderProductPage(styled, { query: SIZE, isSignedIn: true, responses: POST });
    expect(screen.queryByRole('group', { name: 'Type' })).toBeNull();
    expect(getPriceBox().textContent).toContain('₹1,140.00');
    await user.click(getRadio('Blind style', /^Platinum/));
    expect(getChosen('Motorisation')).toBe('Motor Remote & Charger');
    expect(getPriceBox().textContent).toContain('₹3,840.00');
    expect(screen.getByText('About platinum.')).toBeTruthy();
    await user.click(getAddButton());
    const choice = { productTypeId: 'platinum', blindStyle: 'Platinum', motorisation: 'Motor Remote & Charger' };
    await waitFor(() => expect(listPosts()[0]?.body).toMatchObject({ items: [choice] }));
  });

  it('show their rates, and which combination this blind does not have [D-44]', async () => {
    const { user } = await renderProductPage(styled);
    expect(getRadio('Blind style', 'Classic ₹95.00/sq.ft.').checked).toBe(true);
    expect(getRadio('Blind style', 'Designer Not available for this blind').disabled).toBe(true);
    expect(getRadio('Motorisation', 'Motor Remote & Charger Not available for this blind').disabled).toBe(true);
    await user.click(getRadio('Motorisation', 'Motor Only ₹190.00/sq.ft.'));
    expect(getPriceBox().textContent).toContain('₹190.00/sq.ft.');
  });

  it('say which other choices change with them [D-44]', async () => {
    const { user } = await renderProductPage(styled);
    await user.click(getRadio('Blind style', /^Platinum/));
    const text = 'Motorisation changed to Motor Remote & Charger and chain colour to Black with this style.';
    const note = screen.getByText(text);
    expect(note.getAttribute('role')).toBe('status');
    expect(isInOrder(getGroup('Blind style'), note, getGroup('Motorisation'))).toBe(true);
    await user.click(getRadio('Blind style', /^Classic/));
    await user.click(getRadio('Motorisation', /^Motor Only/));
    expect(note.textContent).toBe('');
  });

  it('come before size and price, the other choices after [D-44, D-37]', async () => {
    await renderProductPage(styled);
    const size = getGroup('Size');
    const before = [getGroup('Blind style'), getGroup('Motorisation')];
    const after = ['Fitting type', 'Side of control'].map((name) => getGroup(name));
    expect(isInOrder(...before, size, getPriceBox(), ...after)).toBe(true);
  });

  it('are restored from links of earlier releases [D-44, D-02]', async () => {
    const query = 'type=classic&style=Platinum&motorisation=Motor+Remote+%26+Charger';
    const { router } = await renderProductPage(styled, { query: `${query}&${SIZE}` });
    expect(getPriceBox().textContent).toContain('₹3,840.00');
    await waitFor(() => expect(router.state.location.search).toBe(`?type=platinum&${SIZE}`));
  });

  it('can be chosen before hydration [D-44]', async () => {
    await renderProductPage(styled, {
      query: SIZE,
      enterEarly: () => {
        const radio = document.querySelector<HTMLInputElement>('[name="style"][value="Platinum"]');
        if (radio) radio.checked = true;
      },
    });
    expect([getChosen('Blind style'), getChosen('Motorisation')]).toEqual(['Platinum', 'Motor Remote & Charger']);
  });

  it('leave the list of types beside them where types differ in something else [D-44]', async () => {
    const blindsTypes = ['light', 'blackout'].map((id) => createType(id, 95, 'Classic', 'No Motorisation', 'White'));
    const { user } = await renderProductPage({ ...blinds, blindsTypes });
    expect(within(getGroup('Type')).getAllByRole('radio')).toHaveLength(2);
    await user.click(getRadio('Blind style', 'Platinum'));
    expect([getChosen('Type'), getChosen('Blind style')]).toEqual(['light', 'Platinum']);
  });
});

describe('whether the size includes the 2 inches', () => {
  const QUESTION = 'Does your size already include the 2 inches?';
  const findQuestion = () => screen.queryByRole('group', { name: QUESTION });

  it('is asked for a blind fitted inside, may stay open and is sent with the item [D-41]', async () => {
    const { user, router, listPosts } = await renderProductPage(blinds, {
      query: SIZE,
      isSignedIn: true,
      responses: POST,
    });
    expect(findQuestion()).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Inside' }));
    const question = await screen.findByRole('group', { name: QUESTION });
    expect(getChosen(QUESTION)).toBeUndefined();
    expect(getGroup('Fitting type').nextElementSibling?.contains(question)).toBe(true);
    expect(question.nextElementSibling?.textContent).toMatch(/with Yes .* with No /);
    expect(getAddButton().disabled).toBe(false);
    const price = getPriceBox().textContent;
    await user.click(getRadio(QUESTION, 'No'));
    expect(getPriceBox().textContent).toBe(price);
    await waitFor(() => expect(router.state.location.search).toContain('allowance=no'));
    await user.click(getAddButton());
    await waitFor(() => expect(listPosts()[0]?.body).toMatchObject({ items: [{ sizeIncludesAllowance: false }] }));
    await user.click(screen.getByRole('radio', { name: 'Outside' }));
    expect(findQuestion()).toBeNull();
  });

  it('is restored from the link of a cart line [D-41, D-02]', async () => {
    const line = createSampleLine({
      productId: blinds.id,
      category: 'blinds',
      productTypeId: null,
      fittingType: 'Inside',
      sizeIncludesAllowance: true,
    });
    await renderProductPage(blinds, { query: getEditLineUrl(line).split('?')[1] ?? '' });
    await screen.findByRole('group', { name: QUESTION });
    expect(getRadio(QUESTION, 'Yes').checked).toBe(true);
  });

  it('is not asked when another host runs the API, which would not store it [D-41, D-50]', async () => {
    await renderProductPage(blinds, {
      query: 'fitting=Inside',
      settings: { apiOrigin: 'https://api.example' },
    });
    await act(() => vi.dynamicImportSettled());
    expect(findQuestion()).toBeNull();
  });
});
