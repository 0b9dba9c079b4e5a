import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import { NO_TYPES_MESSAGE } from '#domain/catalogue/product-types.ts';
import { productReceived } from '#storefront/state/product/product-page-slice.ts';
import { loadProductPage } from '#storefront/state/product/product-page-thunks.ts';
import { samples } from '#tests/support/samples/product-samples.ts';
import {
  findMainPicture,
  getAddButton,
  getHeightField,
  getWidthField,
  renderProductPage,
} from '#tests/support/storefront/render-product-page.tsx';
import { createCommentDraft } from './configuration/comment-draft.ts';

const getGroup = (name: string) => screen.getByRole('group', { name });
const choices = (name: string) =>
  within(getGroup(name))
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => radio.value);
const chosen = (name: string) =>
  within(getGroup(name))
    .getAllByRole<HTMLInputElement>('radio')
    .find((radio) => radio.checked)?.value;
const { wallpaper, curtains, blinds, fabrics, canvas } = samples;

describe('colours', () => {
  it('offer one swatch per colour, and the main picture follows the choice [PDP-07, PDP-08, PDP-20]', async () => {
    const { user } = await renderProductPage(wallpaper);
    expect(within(getGroup('Colour')).getAllByRole('radio')).toHaveLength(2);
    expect(chosen('Colour')).toBe('#eeeedd');
    expect(findMainPicture()?.src).toContain('/pictures/ivory.webp');
    await user.click(screen.getByRole('radio', { name: 'Sage' }));
    expect(chosen('Colour')).toBe('#99aa88');
    expect(findMainPicture()?.src).toContain('/pictures/sage.webp');
  });

  it('start with the card’s colour', async () => {
    await renderProductPage(wallpaper, { state: { product: wallpaper, colorHex: '#99aa88' } });
    expect(chosen('Colour')).toBe('#99aa88');
  });
});

describe('the type picker', () => {
  it('of wallpaper lists name, finish, description and price of each type [TYPE-01, TYPE-02, TYPE-03, TYPE-04]', async () => {
    await renderProductPage(wallpaper);
    const [first, second] = within(getGroup('Type')).getAllByRole('radio');
    expect(first?.closest('label')?.textContent).toMatch(/Smooth Matt.*₹45\.00\/sq\.ft\..*Matt.*About Smooth Matt\./);
    expect(second?.closest('label')?.textContent).toMatch(/Eggshell Vinyl.*₹60\.50\/sq\.ft\..*Eggshell/);
    expect(chosen('Type')).toBe('matt');
  });

  it('of fabric lists types with their width, and offers an order comment [PDP-09, TYPE-17, TYPE-19]', async () => {
    await renderProductPage(fabrics);
    expect(getGroup('Type').textContent).toContain('54 in wide');
    expect(screen.getByLabelText(/^Add Order Comment/)).toBeInstanceOf(HTMLTextAreaElement);
  });

  it('of canvas lists types with their size, and offers an order comment [PDP-09, TYPE-18]', async () => {
    await renderProductPage(canvas);
    expect(getGroup('Type').textContent).toContain('24 × 36 in');
    expect(screen.getByLabelText(/^Add Order Comment/)).toBeInstanceOf(HTMLTextAreaElement);
  });

  it('of curtains offers configuration, heading and tiebacks in order [PDP-09, TYPE-06, TYPE-07, TYPE-08]', async () => {
    await renderProductPage(curtains);
    expect(choices('Configuration')).toEqual(['Pair of Curtains', 'Single Pulled to Left', 'Single Pulled to Right']);
    expect(choices('Heading')).toEqual(['Pencil Pleat', 'Double Pinch Pleat', 'Wave Pleat', 'Eyelet']);
    const tiebacks = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tiebacks' });
    expect([...tiebacks.options].map((option) => option.text)).toEqual([
      'No Tieback',
      'Rope',
      'Magnetic',
      'Palais Tassel',
      'Dome Tassel',
      'Plain',
      'Piped',
    ]);
  });

  it('of curtains starts with the type’s options, and keeps changed ones when the type changes [Q-46, Q-47]', async () => {
    const { user } = await renderProductPage(curtains);
    expect([chosen('Configuration'), chosen('Heading')]).toEqual(['Pair of Curtains', 'Pencil Pleat']);
    await user.click(screen.getByRole('radio', { name: 'Single Pulled to Left' }));
    await user.click(screen.getByRole('radio', { name: /^Cotton Lined/ }));
    expect([chosen('Configuration'), chosen('Heading')]).toEqual(['Single Pulled to Left', 'Wave Pleat']);
  });

  it('of curtains says in sight which untouched options change with the type [Q-46]', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await renderProductPage(curtains);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tiebacks' }), 'Rope');
    await user.click(screen.getByRole('radio', { name: /^Cotton Lined/ }));
    const text = 'Heading changed to Wave Pleat with this type.';
    const note = screen.getByText(text).closest('[role="status"]');
    expect(getGroup('Type').nextElementSibling).toBe(note);
    expect(scroll.mock.contexts).toContain(screen.getByText(text));
    await user.click(screen.getByRole('radio', { name: 'Eyelet' }));
    expect(note?.textContent).toBe('');
  });

  it('of canvas shows the total of each type beside its rate [D-31]', async () => {
    await renderProductPage(canvas);
    const [wrap, rolled] = within(getGroup('Type')).getAllByRole('radio');
    expect(wrap?.closest('label')?.textContent).toMatch(/Gallery Wrap.*₹1,800\.00.*₹300\.00\/sq\.ft\./);
    expect(rolled?.closest('label')?.textContent).toMatch(/Rolled Print.*₹75\.00.*₹10\.00\/sq\.ft\./);
  });

  it('of blinds offers its five options [PDP-09, TYPE-09, TYPE-11, TYPE-25]', async () => {
    await renderProductPage(blinds);
    expect(choices('Fitting type')).toEqual(['Outside', 'Inside']);
    expect(choices('Blind style')).toEqual(['Classic', 'Designer', 'Designer No Drill', 'Platinum']);
    expect(choices('Motorisation')).toEqual(['No Motorisation', 'Motor Remote & Charger', 'Motor Only']);
    expect(choices('Side of control')).toEqual(['Left', 'Right']);
    const [swatches, chain] = screen.getAllByRole('group', { name: /^Colour/ });
    const values = (element: HTMLElement | undefined) =>
      within(element as HTMLElement)
        .getAllByRole<HTMLInputElement>('radio')
        .map((radio) => radio.value);
    expect(values(swatches)).toEqual(['#eeeedd', '#99aa88']);
    expect(values(chain)).toEqual(['White', 'Black', 'Grey', 'Beige']);
  });

  it('of blinds starts with the default options for every type [TYPE-10, TYPE-13, TYPE-16, Q-47]', async () => {
    await renderProductPage(blinds);
    expect(chosen('Fitting type')).toBe('Outside');
    expect(chosen('Motorisation')).toBe('No Motorisation');
    expect(chosen('Side of control')).toBe('Right');
    expect(chosen('Blind style')).toBe('Classic');
  });

  it.each([
    ['wallpaper', { ...wallpaper, wallpaperTypes: [] }],
    ['curtains', { ...curtains, curtainTypes: [] }],
    ['blinds', { ...blinds, blindsTypes: [] }],
    ['fabrics', { ...fabrics, fabricTypes: [] }],
    ['canvas', { ...canvas, canvasTypes: [] }],
  ])('of %s without types shows a message [TYPE-20, Q-49]', async (_, product) => {
    await renderProductPage(product);
    expect(screen.getByText(NO_TYPES_MESSAGE).textContent).toBe('No types available for this product.');
  });
});

describe('when the product or its types change', () => {
  const [matt, vinyl] = wallpaper.wallpaperTypes;
  const receive = async (product: Product, { store }: Awaited<ReturnType<typeof renderProductPage>>) =>
    act(() => store.dispatch(productReceived({ id: product.id, product, fetchedAt: 0 })));
  const chooseSecond = async ({ user }: Awaited<ReturnType<typeof renderProductPage>>) => {
    await user.click(screen.getByRole('radio', { name: /^Eggshell/ }));
    await user.click(within(getGroup('Colour')).getByRole('radio', { name: 'Sage' }));
  };

  it('resets type and colour and keeps the size [PDP-19, PDP-20]', async () => {
    const visit = await renderProductPage(wallpaper, { query: 'width=36&height=48' });
    await chooseSecond(visit);
    const wallpaperTypes = [matt, vinyl].flatMap((type, index) => (type ? [{ ...type, id: `new-${index}` }] : []));
    await receive({ ...wallpaper, wallpaperTypes }, visit);
    expect(chosen('Type')).toBe('new-0');
    expect(chosen('Colour')).toBe('#eeeedd');
    expect(getAddButton().disabled).toBe(false);
  });

  it('keeps the choices when more details of the same product arrive', async () => {
    const visit = await renderProductPage(wallpaper, { state: { product: wallpaper } });
    await chooseSecond(visit);
    await receive({ ...wallpaper, orderComment: 'Now with words.' }, visit);
    expect(screen.getByText('Now with words.')).toBeTruthy();
    expect([chosen('Type'), chosen('Colour')]).toEqual(['vinyl', '#99aa88']);
  });

  it('starts another product with its first type and colour and no size [PDP-19, PDP-20]', async () => {
    const other = { ...wallpaper, id: 'w2', title: 'Other Vine' };
    const visit = await renderProductPage(wallpaper, { query: 'width=36&height=48', others: [other] });
    await chooseSecond(visit);
    await act(() => visit.store.dispatch(loadProductPage('w2')));
    await act(() => visit.router.navigate('/product/w2'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Other Vine');
    expect([chosen('Type'), chosen('Colour')]).toEqual(['matt', '#eeeedd']);
    expect(getAddButton().disabled).toBe(true);
  });
});

describe('choices made before hydration', () => {
  const choose = (selector: string) => {
    const radio = document.querySelector<HTMLInputElement>(selector);
    if (radio) radio.checked = true;
  };

  it('override those in the URL', async () => {
    await renderProductPage(wallpaper, {
      query: 'width=50&height=60&unit=cm&colour=99aa88',
      enterEarly: () => {
        choose('[name="type"][value="vinyl"]');
        getWidthField().value = '96.';
        screen.getByLabelText<HTMLTextAreaElement>(/^Add Order Comment/).value = 'For the study';
      },
    });
    expect([chosen('Type'), chosen('Colour')]).toEqual(['vinyl', '#99aa88']);
    // Typed in inches, the served unit.
    expect([chosen('Unit'), getWidthField().value, getHeightField().value]).toEqual(['in', '96.', '60']);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Add Order Comment/).value).toBe('For the study');
  });

  it('drop a number beside a changed unit, because its unit is ambiguous', async () => {
    await renderProductPage(wallpaper, {
      enterEarly: () => {
        getWidthField().value = '96';
        choose('[name="unit"][value="cm"]');
      },
    });
    expect([chosen('Unit'), getWidthField().value]).toEqual(['cm', '']);
  });

  it('keep the comment for a reload and a login, and the unit for later visits [D-02]', async () => {
    await renderProductPage(wallpaper, {
      query: 'line=line-1',
      enterEarly: () => {
        screen.getByLabelText<HTMLTextAreaElement>(/^Add Order Comment/).value = 'For the study';
        choose('[name="unit"][value="cm"]');
      },
    });
    expect(createCommentDraft(wallpaper.id).read()).toBeUndefined();
    expect(createCommentDraft('line-1').read()).toBe('For the study');
    expect(localStorage.getItem('aangan.unit')).toBe('cm');
  });

  it('do not overwrite a comment that is changed later', async () => {
    const { user } = await renderProductPage(wallpaper, {
      enterEarly: () => {
        screen.getByLabelText<HTMLTextAreaElement>(/^Add Order Comment/).value = 'For the study';
      },
    });
    await user.type(screen.getByLabelText(/^Add Order Comment/), ' upstairs');
    await user.click(screen.getByRole('radio', { name: /^Eggshell/ }));
    expect(createCommentDraft(wallpaper.id).read()).toBe('For the study upstairs');
  });
});
