import type { EncodedPicture } from './encode-pixels.ts';

export type DecoderRequest = { readonly file: Uint8Array };

/** The first one is `ready`. */
export type DecoderResponse =
  | { readonly kind: 'ready' }
  | { readonly kind: 'decoded'; readonly picture: EncodedPicture }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'out of memory' }
  | { readonly kind: 'failed'; readonly message: string };
