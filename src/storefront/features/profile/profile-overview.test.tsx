import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { createFakeToken } from '#tests/support/customers/fake-token.ts';
import { buildOkResponse } from '#tests/support/storefront/fake-transport.ts';
import {
  clickButton,
  DETAILS,
  editField,
  findAddressForm,
  findPersonalForm,
  GET_DETAILS_ROUTE,
  getInput,
  PUT_DETAILS_ROUTE,
  readLabels,
  renderProfile,
} from '#tests/support/storefront/render-profile.tsx';

describe('the profile header', () => {
  it('shows initials, name, location, email and phone, and a link home [PROF-03, PROF-04, PROF-05, PROF-06]', async () => {
    renderProfile();
    expect(await screen.findByText('Asha Rao')).toBeDefined();
    expect(screen.getByText('AR')).toBeDefined();
    for (const text of ['Ahmedabad, Gujarat', 'asha@example.in', '9876543210'])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it("shows the token's picture, or initials if it fails to load [PROF-01]", async () => {
    const token = createFakeToken({ picture: '/pictures/asha.webp' });
    const { container } = renderProfile({}, { token });
    await screen.findByText('Asha Rao');
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toBe('/pictures/asha.webp');
    act(() => void image?.dispatchEvent(new Event('error')));
    expect(screen.getByText('AR')).toBeDefined();
  });

  it('never loads a picture from another site [PROF-01]', async () => {
    const { container } = renderProfile({}, { token: createFakeToken({ picture: 'https://evil.example/x.png' }) });
    await screen.findByText('AR');
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('the profile form', () => {
  it('has two sections with fields in order, read-only until edited [PROF-07, PROF-08, PROF-10, PROF-14]', async () => {
    renderProfile();
    const [personalForm, addressForm] = [await findPersonalForm(), await findAddressForm()];
    expect(readLabels(personalForm)).toEqual(['First name', 'Last name', 'Phone', 'Email']);
    expect(readLabels(addressForm)).toEqual([
      'Address line 1',
      'Address line 2',
      'City',
      'State',
      'Postal code',
      'Country',
    ]);
    for (const section of [personalForm, addressForm]) {
      expect(section.getAllByRole<HTMLInputElement>('textbox').every(({ readOnly }) => readOnly)).toBe(true);
      expect(section.getByRole('button', { name: 'Edit' })).toBeDefined();
      expect(section.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    }
  });

  it('edits each section separately; the email stays read-only [PROF-08, PROF-09, PROF-14, PROF-24]', async () => {
    renderProfile();
    const [personalForm, addressForm] = [await findPersonalForm(), await findAddressForm()];
    await clickButton(personalForm, 'Edit');
    expect(document.activeElement).toBe(getInput(personalForm, 'First name'));
    expect(personalForm.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
    expect(
      ['First name', 'Last name', 'Phone', 'Email'].map((label) => getInput(personalForm, label).readOnly),
    ).toEqual([false, false, false, true]);
    expect(getInput(addressForm, 'City').readOnly).toBe(true);
    expect(addressForm.getByRole('button', { name: 'Edit' })).toBeDefined();
  });

  it('restores the saved values and deletes the draft on Cancel, without a request [PROF-23, Q-152]', async () => {
    const { listSavedDetails } = renderProfile();
    const personalForm = await findPersonalForm();
    await editField(personalForm, 'First name', 'Meera');
    await clickButton(personalForm, 'Cancel');
    expect(getInput(personalForm, 'First name').value).toBe('Asha');
    expect(personalForm.getByRole('button', { name: 'Edit' })).toBe(document.activeElement);
    expect(listSavedDetails()).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('saves all fields, shows a message for three seconds, and closes the section [PROF-15, PROF-16, PROF-19, PROF-21]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { listSavedDetails } = renderProfile();
    const personalForm = await findPersonalForm();
    await editField(personalForm, 'First name', 'Meera');
    await clickButton(personalForm, 'Save');
    expect((await personalForm.findByText('Profile updated.')).closest('[role="status"]')).not.toBeNull();
    expect(listSavedDetails()).toEqual([{ ...DETAILS, firstName: 'Meera' }]);
    expect(personalForm.getByRole('button', { name: 'Edit' })).toBe(document.activeElement);
    expect(getInput(personalForm, 'First name').readOnly).toBe(true);
    expect(screen.getByText('Meera Rao')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect(personalForm.queryByText('Profile updated.')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(personalForm.queryByText('Profile updated.')).toBeNull();
  });

  it('shows the country as India and sends IN [D-49, PROF-10, PROF-19]', async () => {
    const { listSavedDetails } = renderProfile();
    const form = await findAddressForm();
    expect(getInput(form, 'Country').value).toBe('India');
    await clickButton(form, 'Edit');
    await userEvent.clear(getInput(form, 'Country'));
    await userEvent.type(getInput(form, 'Country'), ' india ');
    await clickButton(form, 'Save');
    expect(await form.findByText('Shipping address saved.')).toBeTruthy();
    expect(listSavedDetails()).toMatchObject([{ country: 'IN' }]);
    expect(getInput(form, 'Country').value).toBe('India');
  });

  it('accepts any address [PROF-17, PROF-22]', async () => {
    const { listSavedDetails } = renderProfile();
    const addressForm = await findAddressForm();
    await editField(addressForm, 'Postal code', 'SW1A 1AA');
    await userEvent.clear(getInput(addressForm, 'City'));
    await clickButton(addressForm, 'Save');
    expect(await addressForm.findByText('Shipping address saved.')).toBeDefined();
    expect(listSavedDetails()).toEqual([{ ...DETAILS, postalCode: 'SW1A 1AA', city: '' }]);
  });

  it('shows hints while editing without blocking Save [PROF-17]', async () => {
    renderProfile();
    const [personalForm, addressForm] = [await findPersonalForm(), await findAddressForm()];
    await editField(personalForm, 'Phone', '12345');
    expect(personalForm.getByText('We need a 10-digit Indian mobile number for delivery.')).toBeDefined();
    await editField(addressForm, 'Postal code', '110001');
    expect(addressForm.getByText(/doesn't look like it's in Gujarat/)).toBeDefined();
    await userEvent.clear(getInput(addressForm, 'Postal code'));
    expect(addressForm.queryByText(/pincode/)).toBeNull();
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  });

  it('ignores a save during another one, so that no section overwrites the other [PROF-20]', async () => {
    let stored: object = DETAILS;
    const firstSave = createDeferred();
    const { listSavedDetails } = renderProfile({
      [GET_DETAILS_ROUTE]: () => buildOkResponse(stored),
      [PUT_DETAILS_ROUTE]: async ({ body }) => {
        await firstSave.promise;
        stored = body as object;
        return buildOkResponse(stored);
      },
    });
    const [personalForm, addressForm] = [await findPersonalForm(), await findAddressForm()];
    await editField(personalForm, 'First name', 'Meera');
    await editField(addressForm, 'City', 'Surat');
    await clickButton(personalForm, 'Save');
    await clickButton(addressForm, 'Save');
    await waitFor(() => expect(listSavedDetails()).toHaveLength(1));
    firstSave.resolve();
    await personalForm.findByText('Profile updated.');
    await clickButton(addressForm, 'Save');
    await addressForm.findByText('Shipping address saved.');
    expect(listSavedDetails().at(-1)).toMatchObject({ firstName: 'Meera', city: 'Surat' });
  });

  it('does not overwrite changes saved in another window [PROF-20]', async () => {
    let stored = DETAILS;
    const { listSavedDetails } = renderProfile({ [GET_DETAILS_ROUTE]: () => buildOkResponse(stored) });
    const personalForm = await findPersonalForm();
    await editField(personalForm, 'First name', 'Meera');
    stored = { ...DETAILS, city: 'Surat' };
    await clickButton(personalForm, 'Save');
    await personalForm.findByText('Profile updated.');
    expect(listSavedDetails()).toEqual([{ ...DETAILS, firstName: 'Meera', city: 'Surat' }]);
  });
});
