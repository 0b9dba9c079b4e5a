/** Downloads a picture; nothing leaves the browser. */
export function savePicture(picture: Blob, name: string): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  // Some browsers need the URL until the download has started.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const asFile = (picture: Blob, name: string): File => new File([picture], name, { type: picture.type });

/** Whether the share sheet takes pictures. */
export function canSharePictures(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [asFile(new Blob([''], { type: 'image/jpeg' }), 'picture.jpg')] });
}

/** Ignores a cancelled share sheet. */
export async function sharePicture(picture: Blob, name: string, title: string): Promise<void> {
  await navigator.share({ files: [asFile(picture, name)], title }).catch(() => undefined);
}
