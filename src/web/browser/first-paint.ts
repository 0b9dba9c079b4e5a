/** A page in the background is never painted; it goes on after this long. */
const LONGEST_WAIT_MS = 300;

/** Resolves when the server's page is on the screen: reading begins before script does its work. */
export const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
