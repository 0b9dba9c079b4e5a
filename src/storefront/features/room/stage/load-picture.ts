/** Data files: decoded without colour management or alpha premultiplication. */
export async function loadDataImage(url: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} responded ${response.status}`);
  return createImageBitmap(await response.blob(), { premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
}

/** Returns the first image that the browser can decode. */
export async function loadFirstImage(urls: readonly string[]): Promise<HTMLImageElement> {
  for (const url of urls) {
    const image = new Image();
    image.src = url;
    const isDecoded = await image.decode().then(
      () => true,
      () => false,
    );
    if (isDecoded) return image;
  }
  throw new Error('The pattern could not be loaded');
}
