/** Files that hold numbers: no colour management and no alpha may touch them. */
export async function loadNumbers(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return createImageBitmap(await answer.blob(), { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
}

/** The first of these pictures that the browser can show. */
export async function loadFirst(urls: readonly string[]): Promise<HTMLImageElement> {
  for (const url of urls) {
    const image = new Image();
    image.src = url;
    const isThere = await image.decode().then(
      () => true,
      () => false,
    );
    if (isThere) return image;
  }
  throw new Error('The pattern could not be loaded');
}
