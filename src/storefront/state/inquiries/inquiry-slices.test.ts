import { describe, expect, it } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import type { ApiResponse, Transport } from '#contract/transport.ts';
import { createTokenExpiringAt } from '#tests/support/customers/fake-token.ts';
import { buildJsonResponse, buildTextResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionStarted } from '../account/session-slice.ts';
import type { RootState } from '../store.ts';
import { contactsSlice } from './contacts-slice.ts';
import { customizationInquirySlice } from './customization-inquiry-slice.ts';
import type { SubmitSlice, SubmitState } from './inquiry-slice-factory.ts';
import { projectInquirySlice } from './project-inquiry-slice.ts';

const contact = { name: 'Asha', email: 'asha@example.in', phone: 'call me', message: 'Namaste' };
const project = { name: 'Asha', email: 'a@b.in', phone: '1', projectType: 'Hotel', projectDetails: 'Forty rooms' };
const customization = {
  customerName: 'Asha',
  email: 'a@b.in',
  phone: '1',
  productType: 'Curtains',
  customizationDetails: 'Longer',
};

type Case = {
  key: 'contacts' | 'projectInquiry' | 'customizationInquiry';
  slice: SubmitSlice<never, never>;
  values: object;
  endpoint: string;
  errorMessage: string;
};
const cases: Case[] = [
  {
    key: 'contacts',
    slice: contactsSlice as never,
    values: contact,
    endpoint: 'POST /api/Contact',
    errorMessage: 'Failed to create contact',
  },
  {
    key: 'projectInquiry',
    slice: projectInquirySlice as never,
    values: project,
    endpoint: 'POST /api/ProjectInquiry',
    errorMessage: 'Failed to create project inquiry',
  },
  {
    key: 'customizationInquiry',
    slice: customizationInquirySlice as never,
    values: customization,
    endpoint: 'POST /api/CustomizationInquiry',
    errorMessage: 'Failed to create customization inquiry',
  },
];
const idle = { loading: false, success: false, error: null };
const selectSlice = (state: RootState, { key }: Case): SubmitState => state[key];
const send = (store: ReturnType<typeof createTestStore>, { slice, values }: Case) =>
  store.dispatch(slice.send(values as never));
const createdResponse = (number: number) =>
  buildJsonResponse(201, { succeeded: true, data: { id: String(number), ticket: `MSG-${number}` }, message: '' });

describe('initially', () => {
  it('contacts is idle, and both inquiries hold no items [CONT-14, STATE-09, INQ-18]', () => {
    const { contacts, projectInquiry, customizationInquiry } = createTestStore().getState();
    expect(contacts).toEqual(idle);
    expect(projectInquiry).toEqual({ ...idle, items: [] });
    expect(customizationInquiry).toEqual({ ...idle, items: [] });
  });
});

describe.each(cases)('$key', (inquiry) => {
  const createSliceStore = (respond: () => ApiResponse | Promise<ApiResponse>) => {
    const transport = createFakeTransport({ [inquiry.endpoint]: respond });
    return { transport, store: createTestStore({ transport }) };
  };

  it('sends the form fields and no token, even for a customer [CONT-09, INQ-09, INQ-10, INQ-15]', async () => {
    const { transport, store } = createSliceStore(() => createdResponse(1));
    store.dispatch(sessionStarted({ token: createTokenExpiringAt(1e15), userId: 'u', expiresAtMs: 1e15 }));
    expect(await send(store, inquiry)).toMatchObject({ kind: 'ok', content: { data: { ticket: 'MSG-1' } } });
    expect(transport.requests).toMatchObject([{ body: inquiry.values, token: undefined }]);
  });

  it('is loading during the request [CONT-10, INQ-18]', async () => {
    const { store } = createSliceStore(() => createdResponse(1));
    const sending = send(store, inquiry);
    expect(selectSlice(store.getState(), inquiry)).toMatchObject({ loading: true, success: false, error: null });
    await sending;
    expect(selectSlice(store.getState(), inquiry)).toMatchObject({ loading: false, success: true, error: null });
  });

  it.each([400, 404, 429, 500, 503])(
    "shows its own message after %i instead of the server's [ERR-53, ERR-55, INQ-20, INQ-23]",
    async (status) => {
      const { store } = createSliceStore(() => buildJsonResponse(status, buildFailure('The server explains itself.')));
      expect(await send(store, inquiry)).toBeUndefined();
      expect(selectSlice(store.getState(), inquiry)).toMatchObject({
        loading: false,
        success: false,
        error: inquiry.errorMessage,
      });
    },
  );

  it.each<[string, Transport]>([
    ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no response and no reason', () => Promise.reject(new Error(''))],
    ['a non-JSON response', async () => buildTextResponse(200, '<html>')],
  ])('shows "Something went wrong" for %s [ERR-51, ERR-54]', async (_, transport) => {
    const store = createTestStore({ transport });
    await send(store, inquiry);
    expect(selectSlice(store.getState(), inquiry).error).toBe('Something went wrong');
  });

  it('accepts an empty response only where the response is unused [CONT-10, INQ-18]', async () => {
    const { store } = createSliceStore(() => buildTextResponse(204, ''));
    expect((await send(store, inquiry)) !== undefined).toBe(inquiry.key === 'contacts');
  });

  it('resets when the message ends, and when sent again [STATE-12, INQ-22, INQ-25]', async () => {
    const responses = [buildJsonResponse(500, buildFailure('no')), createdResponse(1), createdResponse(2)];
    const { store } = createSliceStore(() => responses.shift() as ApiResponse);
    await send(store, inquiry);
    store.dispatch(inquiry.slice.messageEnded());
    expect(selectSlice(store.getState(), inquiry)).toMatchObject(idle);
    await send(store, inquiry);
    const resending = send(store, inquiry);
    expect(selectSlice(store.getState(), inquiry)).toMatchObject({ ...idle, loading: true });
    await resending;
    store.dispatch(inquiry.slice.messageEnded());
    expect(selectSlice(store.getState(), inquiry)).toMatchObject(idle);
  });

  it('stays loading when the message ends during the next request', async () => {
    const { store } = createSliceStore(() => createdResponse(1));
    const sending = send(store, inquiry);
    store.dispatch(inquiry.slice.messageEnded());
    expect(selectSlice(store.getState(), inquiry).loading).toBe(true);
    await sending;
  });
});

describe.each(cases.slice(1))('$key', (inquiry) => {
  it('stores every response unchanged [INQ-17, INQ-19, Q-141]', async () => {
    const responses = [createdResponse(1), createdResponse(2)];
    const store = createTestStore({ transport: async () => responses.shift() as ApiResponse });
    await send(store, inquiry);
    await send(store, inquiry);
    expect(store.getState()[inquiry.key]).toMatchObject({
      items: [
        { succeeded: true, data: { id: '1' } },
        { succeeded: true, data: { id: '2' } },
      ],
    });
  });
});
