/** A picture as a file of the visitor's own; nothing is sent anywhere. */
export function savePicture(picture: Blob, name: string): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  link.click();
  // The download has begun by then; earlier some browsers would find nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const asFile = (picture: Blob, name: string): File => new File([picture], name, { type: picture.type });

/** Whether the share sheet takes pictures. */
export function canSharePictures(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [asFile(new Blob([''], { type: 'image/jpeg' }), 'picture.jpg')] });
}

/** Closing the share sheet is no fault. */
export async function sharePicture(picture: Blob, name: string, title: string): Promise<void> {
  await navigator.share({ files: [asFile(picture, name)], title }).catch(() => undefined);
}
