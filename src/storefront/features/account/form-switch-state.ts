type SwitchState = { slides: true };

/** History state for switching forms: keeps the return address (D-02) and slides the panel. */
export const createSwitchState = (state: unknown): SwitchState => ({
  ...(typeof state === 'object' ? state : undefined),
  slides: true,
});

export const shouldSlide = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as Partial<SwitchState>).slides === true;
