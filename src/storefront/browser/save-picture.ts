/** Offers a picture as a download; it never leaves the browser. */
export function savePicture(picture: Blob, name: string): void {
  const url = URL.createObjectURL(picture);
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  // Some browsers need the URL until the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const toFile = (picture: Blob, name: string): File => new File([picture], name, { type: picture.type });

export function canSharePictures(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [toFile(new Blob([''], { type: 'image/jpeg' }), 'picture.jpg')] });
}

/** Saves the picture where sharing fails; ignores a cancelled share sheet. */
export async function sharePicture(picture: Blob, name: string, title: string): Promise<void> {
  await navigator.share({ files: [toFile(picture, name)], title }).catch((error: unknown) => {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCancelled) savePicture(picture, name);
  });
}
