import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getProduct, previewProduct } from '#contract/desk/products/products.ts';
import { fakeDesk } from '#tests/support/desk/fake-desk.ts';
import { createDeskProduct, createProductDraft } from '#tests/support/desk/product-editor-samples.ts';
import { renderInDesk } from '#tests/support/desk/render-in-desk.tsx';
import { ProductPreview } from './product-preview.tsx';

afterEach(() => void vi.unstubAllGlobals());

const respond = (text: string) => ({
  status: 200,
  data: { html: `<h1>${text}</h1><a href="/cart">Cart</a><noscript>No scripts</noscript>` },
});
const findFrame = () => screen.findByTitle<HTMLIFrameElement>('Preview of the product page');

describe('the preview of a product', () => {
  it('shows the document without scripts and links, and says that it is a draft', async () => {
    fakeDesk([
      [previewProduct, respond('Vine')],
      [getProduct, { status: 200, data: createDeskProduct({ draft: createProductDraft() }) }],
    ]);
    renderInDesk(<ProductPreview id="p1" />);
    const frame = await findFrame();
    expect(frame.getAttribute('srcdoc')).toContain('<h1>Vine</h1><a>Cart</a></body>');
    expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
    expect(await screen.findByText(/^This is a draft: customers don't see it yet\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to the editor' }).getAttribute('href')).toBe('/desk/products/p1');
  });

  it.each([
    ['published', /^There are no unpublished changes: customers see this page\./],
    ['hidden', /^There are no unpublished changes\. The product is hidden, so customers don't see this page\./],
  ] as const)('says what is shown of a product that is %s and without a draft', async (state, text) => {
    fakeDesk([
      [previewProduct, respond('Vine')],
      [getProduct, { status: 200, data: createDeskProduct({ state }) }],
    ]);
    renderInDesk(<ProductPreview id="p1" />);
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('switches between screens and reads the draft again', async () => {
    const user = userEvent.setup();
    fakeDesk([
      [previewProduct, respond('Old'), respond('New')],
      [getProduct, { status: 200, data: createDeskProduct() }],
    ]);
    renderInDesk(<ProductPreview id="p1" />);
    // The window has 1024 pixels.
    expect((await findFrame()).width).toBe('768');
    await user.click(screen.getByLabelText('Phone 390'));
    expect((await findFrame()).width).toBe('390');
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(async () => expect((await findFrame()).getAttribute('srcdoc')).toContain('<h1>New</h1>'));
  });
});
