/** Why a file cannot become a picture, in a sentence for staff. */
export class PictureRefusedError extends Error {
  override readonly name = 'PictureRefusedError';
}

export const REFUSALS = {
  empty: 'This file is empty. Please choose another one.',
  otherFormat: 'This file is not a JPEG, PNG, WebP or AVIF picture. Please save it as JPEG and upload it again.',
  animated: 'This picture is animated. Please upload a single picture.',
  cutOff: 'This file is incomplete. Please save it again and upload the new file.',
  damaged: 'This file is damaged. Please open it, save it as JPEG and upload the new file.',
  unreadable: "We couldn't read this picture. Please open it, save a smaller copy as JPEG and upload that.",
  tooManyPixels: 'This picture is too large. Please upload one of at most 60 megapixels.',
  tooNarrow: 'This picture is too small. Please upload one that is at least 600 pixels wide.',
  tooLong:
    'This picture is too long and thin. Please crop it so that no side is more than four times as long as the other.',
  tooDetailed:
    'This picture has so much fine detail that pages would load slowly. Please blur or crop it and upload it again.',
  tooSlow: 'This picture took too long to read. Please try again, or upload a smaller JPEG.',
  tooMuchMemory: 'This picture needs too much memory. Please upload a smaller JPEG.',
} as const;
