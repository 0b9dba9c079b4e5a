import { paths } from '#contract/paths.ts';
import type { PictureFile } from '#storefront/pictures/picture.tsx';
import { shopPicture } from '#storefront/pictures/shop-picture.ts';

export type CollectionSlide = { label: string; to: string; line: string; picture: PictureFile | undefined };

const slide = (label: string, slug: string, line: string): CollectionSlide => ({
  label,
  to: paths.subCategory('wallpaper', slug),
  line,
  picture: shopPicture(`slide-${slug}`),
});

/** 'Kids Series' is only a label: the collection itself is called 'Kids'. */
export const COLLECTION_SLIDES: readonly CollectionSlide[] = [
  slide('Bahaara', 'bahaara', 'Vines, blossom and birdsong: a garden in its first week of spring.'),
  slide('Enchanted', 'enchanted', 'Deep woods, moonlit water and creatures that only come out at dusk.'),
  slide(
    'Indian Motifs',
    'indian-motifs',
    'Butis, jaalis and processions, drawn the way a block printer would cut them.',
  ),
  slide('Kids Series', 'kids', 'Small tigers, kites and rockets, gentle enough to fall asleep to.'),
  slide('Minimal', 'minimal', 'Arcs, lines and lime-wash colours that leave the room its quiet.'),
];
