type FormSwitchHistoryState = { slidesPanel: true };

/** History state for a link to the other form: keeps the page to return to (D-02) and slides the panel. */
export const createFormSwitchHistoryState = (state: unknown): FormSwitchHistoryState => ({
  ...(typeof state === 'object' ? state : undefined),
  slidesPanel: true,
});

export const shouldSlide = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as Partial<FormSwitchHistoryState>).slidesPanel === true;
