/** Why a file cannot become a picture, in a sentence for staff. */
export class PictureRefusedError extends Error {
  override readonly name = 'PictureRefusedError';
}

export const REFUSALS = {
  empty: 'This file is empty. Please choose another one.',
  otherFormat: 'This file is not a JPEG, PNG, WebP or AVIF picture. Please save it as JPEG and upload it again.',
  animated: 'This picture is animated. Please upload a single picture.',
  cutOff: 'This file is cut off: save it again and upload it once more.',
  damaged: 'This file is damaged: open it, save it again as JPEG and upload that.',
  unreadable: 'Reading this picture failed: open it, save it smaller, as JPEG, and upload that.',
  tooManyPixels: 'This picture is too large: at most 60 megapixels. Please save it smaller and upload it again.',
  tooNarrow: 'This picture is too small: upload one that is at least 600 pixels wide.',
  tooLong: 'This picture is too long and thin: crop it, so that no side is more than four times as long as the other.',
  tooDetailed: 'This picture has too much fine detail for a quick page: blur or crop it and upload it again.',
  tooSlow: 'Reading this picture took too long. Please upload it again, or save it smaller, as JPEG, first.',
  tooMuchMemory: 'This picture needs too much memory. Please save it smaller, as JPEG, and upload it again.',
} as const;
