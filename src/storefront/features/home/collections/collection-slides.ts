import { paths } from '#contract/paths.ts';
import type { PictureFile } from '#storefront/pictures/picture.tsx';
import { getShopPicture } from '#storefront/pictures/shop-picture.ts';

export type CollectionSlide = { label: string; to: string; text: string; picture: PictureFile | undefined };

const createSlide = (label: string, slug: string, text: string): CollectionSlide => ({
  label,
  to: paths.subCategory('wallpaper', slug),
  text,
  picture: getShopPicture(`slide-${slug}`),
});

/** 'Kids Series' is only a label: the collection itself is called 'Kids'. */
export const COLLECTION_SLIDES: readonly CollectionSlide[] = [
  createSlide('Bahaara', 'bahaara', 'Vines, blossom and birdsong: a garden in its first week of spring.'),
  createSlide('Enchanted', 'enchanted', 'Deep woods, moonlit water and creatures that only come out at dusk.'),
  createSlide(
    'Indian Motifs',
    'indian-motifs',
    'Butis, jaalis and processions, drawn the way a block printer would cut them.',
  ),
  createSlide('Kids Series', 'kids', 'Small tigers, kites and rockets, gentle enough to fall asleep to.'),
  createSlide('Minimal', 'minimal', 'Arcs, lines and lime-wash colours that keep a room calm.'),
];
