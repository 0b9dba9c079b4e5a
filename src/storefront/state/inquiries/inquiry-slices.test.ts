import { describe, expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import type { ApiResponse, Transport } from '#contract/transport.ts';
import { createTokenUntil } from '#tests/support/customers/fake-token.ts';
import { createFakeTransport, jsonResponse, textResponse } from '#tests/support/storefront/fake-transport.ts';
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
  // Each case brings the values of its own slice.
  slice: SubmitSlice<never, never>;
  values: object;
  call: string;
  failed: string;
};
const cases: Case[] = [
  {
    key: 'contacts',
    slice: contactsSlice as never,
    values: contact,
    call: 'POST /api/Contact',
    failed: 'Failed to create contact',
  },
  {
    key: 'projectInquiry',
    slice: projectInquirySlice as never,
    values: project,
    call: 'POST /api/ProjectInquiry',
    failed: 'Failed to create project inquiry',
  },
  {
    key: 'customizationInquiry',
    slice: customizationInquirySlice as never,
    values: customization,
    call: 'POST /api/CustomizationInquiry',
    failed: 'Failed to create customization inquiry',
  },
];
const idle = { loading: false, success: false, error: null };
const stateOf = (state: RootState, { key }: Case): SubmitState => state[key];
const send = (store: ReturnType<typeof createTestStore>, { slice, values }: Case) =>
  store.dispatch(slice.send(values as never));
const stored = (number: number) => jsonResponse(201, { succeeded: true, data: { id: String(number) }, message: '' });

describe('at the start', () => {
  it('contacts is idle, and both inquiries hold no items [CONT-14, STATE-09, INQ-18]', () => {
    const { contacts, projectInquiry, customizationInquiry } = createTestStore().getState();
    expect(contacts).toEqual(idle);
    expect(projectInquiry).toEqual({ ...idle, items: [] });
    expect(customizationInquiry).toEqual({ ...idle, items: [] });
  });
});

describe.each(cases)('$key', (one) => {
  const answering = (answer: () => ApiResponse | Promise<ApiResponse>) => {
    const transport = createFakeTransport({ [one.call]: answer });
    return { transport, store: createTestStore({ transport }) };
  };

  it('sends the stated fields and no token, also for a customer [CONT-09, INQ-09, INQ-10, INQ-15, INQ-16]', async () => {
    const { transport, store } = answering(() => stored(1));
    store.dispatch(sessionStarted({ token: createTokenUntil(1e15), userId: 'u', expiresAtMs: 1e15 }));
    expect(await send(store, one)).toBe(true);
    expect(transport.requests).toMatchObject([{ body: one.values, token: undefined }]);
  });

  it('is loading while the call is under way, with nothing else [CONT-10, INQ-18]', async () => {
    const { store } = answering(() => stored(1));
    const sending = send(store, one);
    expect(stateOf(store.getState(), one)).toMatchObject({ loading: true, success: false, error: null });
    await sending;
    expect(stateOf(store.getState(), one)).toMatchObject({ loading: false, success: true, error: null });
  });

  it.each([400, 404, 429, 500, 503])(
    'shows its own sentence after %i and does not read what the server says [ERR-51, ERR-52, ERR-53, ERR-55, INQ-20, INQ-23, Q-135]',
    async (status) => {
      const { store } = answering(() => jsonResponse(status, failure('The server explains itself.')));
      expect(await send(store, one)).toBe(false);
      expect(stateOf(store.getState(), one)).toMatchObject({ loading: false, success: false, error: one.failed });
    },
  );

  it.each<[string, Transport]>([
    ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no answer and no reason', () => Promise.reject(new Error(''))],
    ['an answer that is no JSON', async () => textResponse(200, '<html>')],
  ])('has no sentence for %s, so something went wrong [ERR-51, ERR-54]', async (_, transport) => {
    const store = createTestStore({ transport });
    await send(store, one);
    expect(stateOf(store.getState(), one).error).toBe('Something went wrong');
  });

  it('is sent with an answer without a body only where no answer is kept [CONT-10, INQ-18]', async () => {
    const { store } = answering(() => textResponse(204, ''));
    expect(await send(store, one)).toBe(one.key === 'contacts');
  });

  it('goes back to its start when the message ends, and starts clean when sent again [STATE-12, INQ-22, INQ-25]', async () => {
    const answers = [jsonResponse(500, failure('no')), stored(1), stored(2)];
    const { store } = answering(() => answers.shift() as ApiResponse);
    await send(store, one);
    store.dispatch(one.slice.messageEnded());
    expect(stateOf(store.getState(), one)).toMatchObject(idle);
    await send(store, one);
    const again = send(store, one);
    expect(stateOf(store.getState(), one)).toMatchObject({ ...idle, loading: true });
    await again;
    store.dispatch(one.slice.messageEnded());
    expect(stateOf(store.getState(), one)).toMatchObject(idle);
  });

  it('stays loading when a message ends during the next sending', async () => {
    const { store } = answering(() => stored(1));
    const sending = send(store, one);
    store.dispatch(one.slice.messageEnded());
    expect(stateOf(store.getState(), one).loading).toBe(true);
    await sending;
  });
});

describe.each(cases.slice(1))('$key', (one) => {
  it('keeps every answer as it came [INQ-17, INQ-19, Q-141]', async () => {
    const answers = [stored(1), stored(2)];
    const store = createTestStore({ transport: async () => answers.shift() as ApiResponse });
    await send(store, one);
    await send(store, one);
    expect(store.getState()[one.key]).toMatchObject({
      items: [
        { succeeded: true, data: { id: '1' } },
        { succeeded: true, data: { id: '2' } },
      ],
    });
  });
});
