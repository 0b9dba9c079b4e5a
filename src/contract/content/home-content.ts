/** The home page: hero, category tiles, slides, featured products and Shop by Look (decision D-35). */
import * as z from 'zod/mini';
import { HOME_TAB_LIMIT } from '#domain/catalogue/featured.ts';
import { isBlank } from '#domain/text/text-limits.ts';
import {
  type ContentPicture,
  type ContentProblem,
  contentPictureSchema,
  draftText,
  entryId,
  limitText,
  MAX_ADDRESS_LENGTH,
  MAX_LINE_LENGTH,
  MAX_PARAGRAPH_LENGTH,
  requireAlternativeText,
} from './content-fields.ts';

export const MAX_TILES = 12;
export const MAX_SLIDES = 12;
export const MAX_SPOTS = 12;
export const MAX_TAB_PRODUCTS = HOME_TAB_LIMIT;

const picture = z.nullable(contentPictureSchema);

/** Shown only while the catalogue has products behind its link. */
const tileSchema = z.object({ id: entryId(), label: draftText(), to: draftText(), picture });
const slideSchema = z.extend(tileSchema, { text: draftText() });
export type HomeTile = z.infer<typeof tileSchema>;
export type HomeSlide = z.infer<typeof slideSchema>;

/** Display only, shipped with the demo: cushion covers are not sold in the shop. */
const cushionSchema = z.object({
  name: draftText(),
  priceRupees: z.number().check(z.minimum(0)),
  mrpRupees: z.number().check(z.minimum(0)),
  picture,
});

const percent = z.number().check(z.minimum(0), z.maximum(100));
const spotSchema = z.object({
  id: entryId(),
  /** Position in the picture. */
  x: percent,
  y: percent,
  /** Null until a product is chosen, and for a cushion. */
  productId: z.nullable(entryId()),
  cushion: z.nullable(cushionSchema),
});
export type LookSpot = z.infer<typeof spotSchema>;

const productIds = z.array(entryId()).check(z.maxLength(MAX_TAB_PRODUCTS));

export const homeContentSchema = z.object({
  hero: z.object({
    title: draftText(),
    subtitle: draftText(),
    ctaLabel: draftText(),
    ctaHref: draftText(),
    picture,
    /** For upright phones. */
    tallPicture: picture,
  }),
  tiles: z.array(tileSchema).check(z.maxLength(MAX_TILES)),
  /** 'Kids Series' is only a label: the collection itself is called 'Kids'. */
  slides: z.array(slideSchema).check(z.maxLength(MAX_SLIDES)),
  /** The products that each tab starts with; featured ones fill it. */
  tabs: z.object({ wallpaper: productIds, blinds: productIds, canvas: productIds, curtains: productIds }),
  look: z.object({
    text: draftText(),
    picture,
    spots: z.array(spotSchema).check(z.maxLength(MAX_SPOTS)),
  }),
});
export type HomeContent = z.infer<typeof homeContentSchema>;

/** Finds the problems that block publishing the home page. */
export function findHomeProblems({ hero, tiles, slides, look }: HomeContent): readonly ContentProblem[] {
  return [
    ...requireText('hero.title', 'Hero, title', hero.title),
    ...limitText('hero.subtitle', 'Hero, subtitle', hero.subtitle, MAX_PARAGRAPH_LENGTH),
    ...limitText('hero.ctaLabel', 'Hero, button', hero.ctaLabel, MAX_LINE_LENGTH),
    ...requirePicture('hero.picture', 'Hero, picture', hero.picture),
    ...(hero.tallPicture ? requirePicture('hero.tallPicture', 'Hero, picture for phones', hero.tallPicture) : []),
    ...(isBlank(hero.ctaLabel) ? [] : requireLink('hero.ctaHref', 'Hero, link of the button', hero.ctaHref)),
    ...tiles.flatMap((tile, index) => findEntryProblems(`tiles.${index}`, `Tile ${index + 1}`, tile)),
    ...slides.flatMap((slide, index) => [
      ...findEntryProblems(`slides.${index}`, `Slide ${index + 1}`, slide),
      ...limitText(`slides.${index}.text`, `Slide ${index + 1}, text`, slide.text, MAX_PARAGRAPH_LENGTH),
    ]),
    ...limitText('look.text', 'Shop by Look, text', look.text, MAX_PARAGRAPH_LENGTH),
    ...findLookProblems(look),
  ];
}

const findEntryProblems = (path: string, name: string, { label, to, picture }: HomeTile): ContentProblem[] => [
  ...requireText(`${path}.label`, `${name}, label`, label),
  ...requireLink(`${path}.to`, `${name}, link`, to),
  ...requirePicture(`${path}.picture`, `${name}, picture`, picture),
];

const findLookProblems = ({ picture, spots }: HomeContent['look']): ContentProblem[] =>
  spots.length === 0
    ? []
    : [
        ...requirePicture('look.picture', 'Shop by Look, picture', picture),
        ...spots.flatMap(({ productId, cushion }, index) =>
          productId === null && cushion === null
            ? [
                {
                  path: `look.spots.${index}.productId`,
                  message: `Shop by Look, point ${index + 1}: choose a product.`,
                },
              ]
            : [],
        ),
      ];

const requireText = (path: string, name: string, text: string): ContentProblem[] =>
  isBlank(text) ? [{ path, message: `${name}: enter some text.` }] : limitText(path, name, text, MAX_LINE_LENGTH);

/** A path of this shop or an absolute URL. A path that starts with two slashes would lead to another site. */
const LINK = /^(\/(?!\/)|https?:\/\/|mailto:|tel:)\S*$/;
const requireLink = (path: string, name: string, address: string): ContentProblem[] =>
  LINK.test(address)
    ? limitText(path, name, address, MAX_ADDRESS_LENGTH)
    : [{ path, message: `${name}: enter an address, such as /wallpaper.` }];

function requirePicture(path: string, name: string, picture: ContentPicture | null): ContentProblem[] {
  if (!picture) return [{ path, message: `${name}: choose a picture.` }];
  return requireAlternativeText(`${path}.alt`, `${name}, alternative text`, picture);
}
