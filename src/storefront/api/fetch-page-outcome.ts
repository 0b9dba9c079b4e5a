/** Asks how the server responds at the address of a page. The browser itself follows redirects. */
export async function fetchPageOutcome(address: string): Promise<{ status: number; movedTo: string | undefined }> {
  const { status, redirected, url } = await fetch(address, { method: 'HEAD', credentials: 'omit' });
  return { status, movedTo: redirected ? new URL(url).pathname : undefined };
}
