/** Ref of a message that appears: the page is at its top after a login that completes the add (D-40). */
export const revealMessage = (message: HTMLElement | null): void => message?.scrollIntoView({ block: 'nearest' });
