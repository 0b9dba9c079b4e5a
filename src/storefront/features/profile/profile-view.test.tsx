import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createFakeToken } from '#tests/support/customers/fake-token.ts';
import { okResponse } from '#tests/support/storefront/fake-transport.ts';
import {
  address,
  DETAILS,
  edit,
  GET,
  input,
  labels,
  PUT,
  personal,
  press,
  renderProfile,
} from '#tests/support/storefront/render-profile.tsx';

describe('the profile head', () => {
  it('shows initials, name, place, email and phone, and the way home [PROF-01, PROF-02, PROF-03, PROF-04, PROF-05, PROF-06]', async () => {
    renderProfile();
    expect(await screen.findByText('Asha Rao')).toBeDefined();
    expect(screen.getByText('AR')).toBeDefined();
    for (const text of ['Ahmedabad, Gujarat', 'asha@example.in', '9876543210'])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it('shows the picture that the token names, and initials when it cannot be shown [PROF-01]', async () => {
    const token = createFakeToken({ picture: '/pictures/asha.webp' });
    const { container } = renderProfile({}, { token });
    await screen.findByText('Asha Rao');
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toBe('/pictures/asha.webp');
    act(() => void image?.dispatchEvent(new Event('error')));
    expect(screen.getByText('AR')).toBeDefined();
  });

  it('never fetches a picture from elsewhere [PROF-01]', async () => {
    const { container } = renderProfile({}, { token: createFakeToken({ picture: 'https://evil.example/x.png' }) });
    await screen.findByText('AR');
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('the two sections', () => {
  it('hold their fields in order, read-only until they are edited [PROF-07, PROF-08, PROF-10, PROF-14]', async () => {
    renderProfile();
    const [person, home] = [await personal(), await address()];
    expect(labels(person)).toEqual(['First name', 'Last name', 'Phone', 'Email']);
    expect(labels(home)).toEqual(['Address line 1', 'Address line 2', 'City', 'State', 'Postal code', 'Country']);
    for (const part of [person, home]) {
      expect(part.getAllByRole<HTMLInputElement>('textbox').every(({ readOnly }) => readOnly)).toBe(true);
      expect(part.getByRole('button', { name: 'Edit' })).toBeDefined();
      expect(part.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    }
  });

  it('are edited on their own; the email never is [PROF-08, PROF-09, PROF-14, PROF-23, PROF-24]', async () => {
    renderProfile();
    const [person, home] = [await personal(), await address()];
    await press(person, 'Edit');
    expect(document.activeElement).toBe(input(person, 'First name'));
    expect(person.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
    expect(['First name', 'Last name', 'Phone', 'Email'].map((label) => input(person, label).readOnly)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(input(home, 'City').readOnly).toBe(true);
    expect(home.getByRole('button', { name: 'Edit' })).toBeDefined();
  });

  it('restore the saved values on Cancel without a request [PROF-23, Q-152]', async () => {
    const { saved } = renderProfile();
    const person = await personal();
    await edit(person, 'First name', 'Meera');
    await press(person, 'Cancel');
    expect(input(person, 'First name').value).toBe('Asha');
    expect(person.getByRole('button', { name: 'Edit' })).toBe(document.activeElement);
    expect(saved()).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('save all eleven fields, show a message for three seconds, and close [PROF-15, PROF-16, PROF-19, PROF-20, PROF-21, CONST-37]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { saved } = renderProfile();
    const person = await personal();
    await edit(person, 'First name', 'Meera');
    await press(person, 'Save');
    expect((await person.findByText('Profile updated.')).closest('[role="status"]')).not.toBeNull();
    expect(saved()).toEqual([{ ...DETAILS, firstName: 'Meera' }]);
    expect(person.getByRole('button', { name: 'Edit' })).toBe(document.activeElement);
    expect(input(person, 'First name').readOnly).toBe(true);
    expect(screen.getByText('Meera Rao')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect(person.queryByText('Profile updated.')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(person.queryByText('Profile updated.')).toBeNull();
  });

  it('show the address message and accept any input [PROF-17, PROF-22]', async () => {
    const { saved } = renderProfile();
    const home = await address();
    await edit(home, 'Postal code', 'SW1A 1AA');
    await userEvent.clear(input(home, 'City'));
    await press(home, 'Save');
    expect(await home.findByText('Shipping address saved.')).toBeDefined();
    expect(saved()).toEqual([{ ...DETAILS, postalCode: 'SW1A 1AA', city: '' }]);
  });

  it('give advice while editing and demand nothing [PROF-17]', async () => {
    renderProfile();
    const [person, home] = [await personal(), await address()];
    await edit(person, 'Phone', '12345');
    expect(person.getByText('For a delivery we need a 10-digit Indian mobile number.')).toBeDefined();
    await edit(home, 'Postal code', '110001');
    expect(home.getByText(/does not look like one in Gujarat/)).toBeDefined();
    await userEvent.clear(input(home, 'Postal code'));
    expect(home.queryByText(/pincode/)).toBeNull();
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  });

  it('do not undo each other when both are saved [PROF-20]', async () => {
    let stored: object = DETAILS;
    let release = () => {};
    let held: Promise<void> | undefined = new Promise((resolve) => {
      release = resolve;
    });
    const { saved } = renderProfile({
      [GET]: () => okResponse(stored),
      [PUT]: async ({ body }) => {
        await held;
        stored = body as object;
        return okResponse(stored);
      },
    });
    const [person, home] = [await personal(), await address()];
    await edit(person, 'First name', 'Meera');
    await edit(home, 'City', 'Surat');
    await press(person, 'Save');
    await press(home, 'Save');
    await waitFor(() => expect(saved()).toHaveLength(1));
    held = undefined;
    release();
    await person.findByText('Profile updated.');
    await press(home, 'Save');
    await home.findByText('Shipping address saved.');
    expect(saved().at(-1)).toMatchObject({ firstName: 'Meera', city: 'Surat' });
  });

  it('keep changes saved in another window [PROF-20]', async () => {
    let stored = DETAILS;
    const { saved } = renderProfile({ [GET]: () => okResponse(stored) });
    const person = await personal();
    await edit(person, 'First name', 'Meera');
    stored = { ...DETAILS, city: 'Surat' };
    await press(person, 'Save');
    await person.findByText('Profile updated.');
    expect(saved()).toEqual([{ ...DETAILS, firstName: 'Meera', city: 'Surat' }]);
  });
});
