import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { contactPage } from '#storefront/routes/inquiries/contact-page.tsx';
import { customizationInquiryPage } from '#storefront/routes/inquiries/customization-inquiry-page.tsx';
import { projectInquiryPage } from '#storefront/routes/inquiries/project-inquiry-page.tsx';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { buildJsonResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';

const createSuccessResponse = () => buildJsonResponse(201, { succeeded: true, data: { id: '1' }, message: '' });
const createErrorResponse = () => buildJsonResponse(500, buildFailure('Something inside'));

const FORMS = [
  {
    Page: contactPage.Page,
    endpoint: 'POST /api/Contact',
    values: { Name: 'Asha', Email: 'asha@example.in', Phone: 'call me', Message: 'Namaste' },
    body: { name: 'Asha', email: 'asha@example.in', phone: 'call me', message: 'Namaste' },
    button: 'SUBMIT',
    sent: 'Message sent successfully!',
    failed: 'Failed to create contact',
    limit: ['Message', 10_000],
  },
  {
    Page: projectInquiryPage.Page,
    endpoint: 'POST /api/ProjectInquiry',
    values: { Name: 'Asha', Email: 'a@b.in', Phone: '1', 'Project Type': 'Hotel', 'Project Details': 'Forty rooms' },
    body: { name: 'Asha', email: 'a@b.in', phone: '1', projectType: 'Hotel', projectDetails: 'Forty rooms' },
    button: 'Submit Inquiry',
    sent: '✅ Inquiry sent successfully!',
    failed: '❌ Failed to create project inquiry',
    limit: ['Project Details', 20_000],
  },
  {
    Page: customizationInquiryPage.Page,
    endpoint: 'POST /api/CustomizationInquiry',
    values: { Name: 'Asha', Email: 'a@b.in', Phone: '1', 'Product Type': 'Curtain', 'Customization Details': 'Longer' },
    body: { customerName: 'Asha', email: 'a@b.in', phone: '1', productType: 'Curtain', customizationDetails: 'Longer' },
    button: 'Submit Inquiry',
    sent: '✅ Inquiry sent successfully!',
    failed: '❌ Failed to create customization inquiry',
    limit: ['Customization Details', 20_000],
  },
] as const;

describe.each(FORMS)('the form for $endpoint', ({ Page, endpoint, values, body, button, sent, failed, limit }) => {
  const renderForm = (respond: () => ApiResponse | Promise<ApiResponse>) => {
    const transport = createFakeTransport({ [endpoint]: respond });
    const store = createTestStore({ transport });
    return { transport, ...renderWithStore(<Page />, { store }) };
  };
  const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const fillIn = (changes: Record<string, string> = {}) => {
    for (const [label, value] of Object.entries({ ...values, ...changes })) {
      fireEvent.change(getField(label), { target: { value } });
    }
  };
  const submit = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: button })));
  const typedValues = () => Object.keys(values).map((label) => getField(label).value);
  const isEmpty = () => typedValues().every((value) => value === '');

  it('has required fields without maxlength and pattern [CONT-01, CONT-02, INQ-05, INQ-12]', () => {
    renderForm(createSuccessResponse);
    for (const label of Object.keys(values)) {
      expect(getField(label).required).toBe(true);
      expect(getField(label).hasAttribute('maxlength')).toBe(false);
      expect(getField(label).hasAttribute('pattern')).toBe(false);
    }
    expect(getField('Email').type).toBe('email');
    expect(getField('Phone').type).toBe('tel');
    expect(screen.getByRole('button', { name: button })).toBeDefined();
  });

  it.each(Object.keys(values))('requires %s [CONT-07, INQ-11, Q-140]', async (label) => {
    const { transport } = renderForm(createSuccessResponse);
    fillIn({ [label]: '  ' });
    await submit();
    expect(screen.getByText(`${label} is required`)).toBeDefined();
    expect(document.activeElement).toBe(getField(label));
    expect(transport.requests).toEqual([]);
    fireEvent.change(getField(label), { target: { value: 'x' } });
    expect(screen.queryByText(`${label} is required`)).toBeNull();
  });

  it('rejects an invalid email', async () => {
    const { transport } = renderForm(createSuccessResponse);
    fillIn({ Email: 'asha' });
    await submit();
    expect(screen.getByText('Please enter a valid email')).toBeDefined();
    expect(transport.requests).toEqual([]);
  });

  it('shows Sending... on a disabled button during the request, and sends once [CONT-03, INQ-06, INQ-09, INQ-10]', async () => {
    const response = createDeferred<ApiResponse>();
    const { transport } = renderForm(() => response.promise);
    fillIn();
    await submit();
    const busy = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending...' });
    expect(busy.disabled).toBe(true);
    fireEvent.submit(screen.getByRole('form'));
    expect(transport.requests.map((request) => request.body)).toEqual([body]);
    expect(typedValues()).toEqual(Object.values(values));
    await act(async () => response.resolve(createSuccessResponse()));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(false);
  });

  it('shows a success message for three seconds and clears the values [CONT-11, CONT-12, INQ-08, INQ-21]', async () => {
    vi.useFakeTimers();
    renderForm(createSuccessResponse);
    fillIn();
    await submit();
    expect(screen.getByRole('status').textContent).toBe(sent);
    expect(isEmpty()).toBe(true);
    expect(sessionStorage).toHaveLength(0);
    act(() => void vi.advanceTimersByTime(2999));
    expect(screen.getByText(sent)).toBeDefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText(sent)).toBeNull();
  });

  it('names the ticket after sending and links to the page that follows it', async () => {
    const response = { succeeded: true, data: { id: '1', ticket: 'MSG-23456789AB' }, message: '' };
    renderForm(() => buildJsonResponse(201, response));
    fillIn();
    await submit();
    expect(screen.getByText('MSG-23456789AB')).toBeDefined();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Follow your ticket' });
    expect(link.getAttribute('href')).toBe('/ticket#MSG-23456789AB');
  });

  it('shows a failure message for three seconds and keeps the values [INQ-07, INQ-24, Q-125, Q-135]', async () => {
    vi.useFakeTimers();
    renderForm(createErrorResponse);
    fillIn();
    await submit();
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe(failed);
    expect(typedValues()).toEqual(Object.values(values));
    act(() => void vi.advanceTimersByTime(3000));
    expect(alert.textContent).toBe('');
    expect(typedValues()).toEqual(Object.values(values));
    expect(screen.getByText(/what you typed is still here/)).toBeDefined();
  });

  it('removes the failure message on the next attempt [INQ-25]', async () => {
    const secondResponse = createDeferred<ApiResponse>();
    const responses = [createErrorResponse(), secondResponse.promise];
    renderForm(() => responses.shift() as ApiResponse | Promise<ApiResponse>);
    fillIn();
    await submit();
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.queryByText(/still here/)).toBeNull();
    await act(async () => secondResponse.resolve(createSuccessResponse()));
    expect(screen.getByRole('status').textContent).toBe(sent);
  });

  it('restores the values after a reload until they are sent', async () => {
    const first = renderForm(createSuccessResponse);
    fillIn();
    first.unmount();
    renderForm(createSuccessResponse);
    expect(typedValues()).toEqual(Object.values(values));
    await submit();
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not show an old message when the visitor returns [STATE-12]', async () => {
    const { store, unmount } = renderForm(createSuccessResponse);
    fillIn();
    await submit();
    unmount();
    renderWithStore(<Page />, { store });
    expect(screen.queryByText(sent)).toBeNull();
  });

  it('counts near the limit and rejects longer text without truncating it [D-29, INQ-14]', async () => {
    const { transport } = renderForm(createSuccessResponse);
    const [label, maxLength] = limit;
    fillIn({ [label]: 'x'.repeat(maxLength - 1) });
    expect(screen.getByText('1 characters left')).toBeDefined();
    fireEvent.change(getField(label), { target: { value: 'x'.repeat(maxLength + 1) } });
    expect(getField(label).value).toHaveLength(maxLength + 1);
    expect(screen.getByText('1 characters too many')).toBeDefined();
    await submit();
    expect(screen.getByText(new RegExp(`^${label} can have at most`))).toBeDefined();
    expect(transport.requests).toEqual([]);
  });

  it('sends the honeypot field only when it is filled in', async () => {
    const { transport, container } = renderForm(createSuccessResponse);
    fillIn();
    const honeypot = container.querySelector<HTMLInputElement>('input[name="website"]');
    expect(honeypot?.tabIndex).toBe(-1);
    expect(honeypot?.closest('[aria-hidden="true"]')).not.toBeNull();
    fireEvent.change(honeypot as HTMLInputElement, { target: { value: 'https://pills.example' } });
    await submit();
    expect(transport.requests[0]?.body).toEqual({ ...body, website: 'https://pills.example' });
  });
});

describe('all inquiry pages', () => {
  it('work with the keyboard alone', async () => {
    const transport = createFakeTransport({ 'POST /api/Contact': createSuccessResponse });
    renderWithStore(<contactPage.Page />, { store: createTestStore({ transport }) });
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Name'));
    await user.keyboard('Asha{Tab}asha@example.in{Tab}98{Tab}Namaste{Tab}{Enter}');
    expect(transport.requests).toHaveLength(1);
  });

  it.each([
    [contactPage.Page, 'Contact Us'],
    [projectInquiryPage.Page, 'Project Inquiry'],
    [customizationInquiryPage.Page, 'Customization Inquiry'],
  ])('show a title, a picture and three info cards [INQ-01, INQ-02, INQ-03, INQ-04] (%#)', (Page, title) => {
    renderWithStore(<Page />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('img')).toBeDefined();
    const cards = screen.getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'CALL US',
      'LOCATION',
      'HOURS',
    ]);
    expect(cards[0]?.textContent).toContain('+91 79 4000 0000');
    expect(cards[1]?.textContent).toContain('Ahmedabad 380006');
    expect(cards[2]?.textContent).toContain('Mon–Fri 11 am–8 pm');
    expect(cards[2]?.textContent).toContain('Sat and Sun 10 am–1 pm');
  });
});
