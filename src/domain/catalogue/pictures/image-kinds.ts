/** The kinds of pictures: the pattern from the front, the product by itself, the product in a room, the material close up. */
export const IMAGE_KINDS = ['flat', 'product', 'room', 'detail'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

export const isImageKind = (value: unknown): value is ImageKind => (IMAGE_KINDS as readonly unknown[]).includes(value);
