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
  tooManyPixels: 'This picture has more than 60 megapixels. Please save it smaller and upload it again.',
  tooNarrow: 'This picture is too small: it must be at least 600 pixels wide.',
  tooLong: 'This picture is too long and thin: crop it, so that no side is more than four times as long as the other.',
  tooSlow: 'This picture takes too long to read. Please save it smaller, as JPEG, and upload it again.',
  tooMuchMemory: 'This picture needs too much memory. Please save it smaller, as JPEG, and upload it again.',
} as const;
