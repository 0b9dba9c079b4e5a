type FormSwitchHistoryState = { slidesPanel: true };

/** History state for a link to the other form: keeps the page to return to (D-02) and slides the panel. */
export const createFormSwitchHistoryState = (state: unknown): FormSwitchHistoryState => ({
  ...(typeof state === 'object' ? state : undefined),
  slidesPanel: true,
});

export const shouldSlide = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as Partial<FormSwitchHistoryState>).slidesPanel === true;

/** History state for the login form after a sign-up, with the email to fill in (D-40). */
export const createSignedUpHistoryState = (state: unknown, email: string) => ({
  ...createFormSwitchHistoryState(state),
  email,
});

export const readSignedUpEmail = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : undefined;
