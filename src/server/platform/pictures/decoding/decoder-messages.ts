import type { EncodedPicture } from './encode-pixels.ts';

export type DecoderRequest = { readonly number: number; readonly file: Uint8Array };

export type DecoderResult =
  | { readonly kind: 'ready' }
  | { readonly kind: 'decoded'; readonly picture: EncodedPicture }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'out of memory' }
  | { readonly kind: 'failed'; readonly message: string };

/** The first one is `ready`. `number` is that of the request; other responses have none. */
export type DecoderResponse = { readonly number?: number; readonly result: DecoderResult };
