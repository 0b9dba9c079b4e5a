type SwitchState = { slides: true };

/** History state for going from one form to the other: keeps the way back (D-02) and lets the panel slide. */
export const switchState = (state: unknown): SwitchState => ({
  ...(typeof state === 'object' ? state : undefined),
  slides: true,
});

export const slidesIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && (state as Partial<SwitchState>).slides === true;
