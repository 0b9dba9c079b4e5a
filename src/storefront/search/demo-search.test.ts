import { describe, expect, it } from 'vitest';
import type { Product } from '#contract/storefront/catalogue.ts';
import { readDemoProducts } from '../../../catalogue/read-demo-products.ts';
import { loadProductSearch } from './product-search.ts';

/**
 * After each query, expectations for the first five results: titles among them, joined by +, or a category or sub-category
 * of all five.
 */
const QUERIES = `
  categories
  wallpaper                       | all wallpaper
  wallpapers                      | all wallpaper
  curtain                         | all curtains
  blinds                          | all blinds
  canvas                          | all canvas
  canvas frames                   | all canvas
  fabric                          | all fabrics

  collections, names and colours
  heron                           | Sarovar Heron + Sarovar Heron Curtains
  elephant wallpaper              | Gaja Procession + Hawa Mahal Balloons
  peacock                         | Peacock at Rest
  kids wallpaper                  | all wallpaper/Kids
  roman blinds                    | all blinds/Roman
  zebra blind                     | all blinds/Zebra
  venetian                        | all blinds/Venetian
  velvet curtains                 | Makhmal Velvet Curtains + Mahal Damask Curtains
  folk art                        | all canvas/Folk Art
  indigo linen                    | Kora Linen Curtains + Kora Linen Roman Blind + Kora Handloom Linen
  blue curtains                   | all curtains
  green velvet                    | Makhmal Velvet Curtains + Makhmal Silk-Touch Velvet
  himalaya                        | Himalaya, Morning

  types and options
  peel and stick                  | all wallpaper
  self adhesive wallpaper         | all wallpaper
  blackout lining                 | all curtains
  blackout curtains               | all curtains/Blackout
  motorised                       | all blinds
  motorised blinds                | all blinds
  remote control blinds           | all blinds
  eyelet curtains                 | all curtains
  pencil pleat                    | all curtains
  no drill blinds                 | all blinds
  washable wallpaper              | all wallpaper
  grasscloth                      | Mahal Damask
  floating frame                  | all canvas
  gallery wrap                    | all canvas
  upholstery velvet               | Makhmal Silk-Touch Velvet
  outdoor fabric                  | all fabrics

  rooms and uses
  blinds for office               | all blinds
  blinds for kitchen              | Bungalow Terrazzo Roller Blind
  bathroom blind                  | Bungalow Terrazzo Roller Blind
  wallpaper for living room       | all wallpaper
  wallpaper for bedroom           | Phulwari Meadow + Basant Vine
  drawing room curtains           | all curtains
  curtains for bedroom            | all curtains
  kids room curtains              | Bedtime Balloons Curtains + Taara Rockets Curtains
  nursery wallpaper               | all wallpaper/Kids
  sofa fabric                     | all fabrics
  cushion fabric                  | all fabrics
  cushion cover cloth             | all fabrics
  pooja room wallpaper            | all wallpaper
  diwali curtains                 | all curtains/Festive
  rented flat wallpaper           | all wallpaper
  painting for dining room        | Brass and Marigold

  other words for the same thing
  drapes                          | all curtains
  sheer curtains                  | all curtains/Sheer
  sheers                          | all curtains/Sheer
  net curtains                    | all curtains/Sheer
  voile                           | Mulmul Voile Curtains
  muslin curtains                 | Mulmul Voile Curtains + Chameli Jamdani Curtains
  wall art                        | all canvas
  painting                        | all canvas
  wall covering                   | all wallpaper
  wall mural                      | all wallpaper
  window shades                   | all blinds
  wooden blinds                   | Jharokha Teak Venetian Blind
  metal blinds                    | Bunai Aluminium Venetian Blind
  day and night blinds            | all blinds/Zebra
  upholstery                      | all fabrics
  furnishing cloth                | all fabrics
  room darkening                  | all curtains
  children curtains               | Bedtime Balloons Curtains + Taara Rockets Curtains
  flower wallpaper                | all wallpaper
  floral curtains                 | Basant Vine Curtains + Bagh Buta Curtains
  leaf wallpaper                  | Langur Moonlight + Amrai Orchard
  tropical wallpaper              | Langur Moonlight
  stripes                         | Khadi Ticking
  geometric wallpaper             | Mehrab Arches
  mountain painting               | Himalaya, Morning
  landscape painting              | all canvas/Landscapes
  abstract painting               | all canvas/Abstract
  tree of life                    | Tree of Birds
  kerala painting                 | Backwater in the Rain

  Hindi and transliterated words
  पर्दे                             | all curtains
  पर्दा                             | all curtains
  परदा                             | all curtains
  parda                           | all curtains
  parde                           | all curtains
  pardey for bedroom              | all curtains
  chik                            | all blinds
  chick blinds                    | all blinds
  चिक                              | all blinds
  kapda                           | all fabrics
  sofa ka kapda                   | all fabrics
  कपड़ा                             | all fabrics
  कपडा                             | all fabrics
  makhmal                         | Makhmal Velvet Curtains + Makhmal Silk-Touch Velvet
  resham                          | Dupion Silk Curtains + Dupion Raw Silk
  वॉलपेपर                           | all wallpaper
  deewar ka wallpaper             | all wallpaper
  tasveer                         | all canvas
  neela parda                     | all curtains
  नीला पर्दा                         | all curtains
  bachon ke liye wallpaper        | all wallpaper/Kids
  haathi                          | Gaja Procession
  mor painting                    | Peacock at Rest
  phool wallpaper                 | all wallpaper
  પડદા                              | all curtains

  both spellings of English
  motorized blinds                | all blinds
  gray curtains                   | all curtains
  grey curtains                   | all curtains
  multicolor wallpaper            | all wallpaper
  matte wallpaper                 | all wallpaper
  customised wallpaper            | all wallpaper
  customized wallpaper            | all wallpaper

  misspellings
  wallpapr                        | all wallpaper
  walpaper                        | all wallpaper
  curtian                         | all curtains
  cutrains                        | all curtains
  curtens                         | all curtains
  blidns                          | all blinds
  venitian blinds                 | all blinds/Venetian
  velevt                          | Makhmal Velvet Curtains
  fabrik                          | all fabrics
  linnen curtains                 | Kora Linen Curtains + Khadi Ticking Curtains + Neel Chambray Curtains
  canvs                           | all canvas
  pecock                          | Peacock at Rest
  hearon                          | Sarovar Heron
  motrised blind                  | all blinds

  split and joined words
  wall paper                      | all wallpaper
  wall papers for bedroom         | all wallpaper
  black out curtains              | all curtains/Blackout
  rollerblinds                    | Mehrab Arches Roller Blind + Kalam Strokes Roller Blind
  roller-blind                    | Mehrab Arches Roller Blind + Kalam Strokes Roller Blind
  velvetcurtains                  | Makhmal Velvet Curtains + Mahal Damask Curtains
  peel & stick                    | all wallpaper
  handloom linen                  | Kora Handloom Linen
  hand loom linen                 | Kora Handloom Linen

  nothing to do with the shop
  zzzzzz                          | nothing
  asdfgh                          | nothing
  qwerty keyboard                 | nothing
  laptop                          | nothing
  bamboo blinds                   | nothing
  pillow                          | nothing
  shoes                           | nothing
  iphone 15                       | nothing
  ₹ !                             | nothing
`;

const rows = QUERIES.split('\n').flatMap((line) => {
  const [query, expected] = line.split('|').map((cell) => cell.trim());
  return query && expected ? [{ query, expected }] : [];
});

const search = await loadProductSearch(readDemoProducts());

const isIn = (place: string) => (product: Product) => {
  const [category, subCategory = product.subCategory] = place.split('/');
  return product.category === category && product.subCategory === subCategory;
};

describe('searching the demo catalogue', () => {
  it('asks enough queries', () => {
    expect(new Set(rows.map(({ query }) => query)).size).toBeGreaterThanOrEqual(80);
  });

  it.each(rows)('finds for “$query” $expected [D-05]', ({ query, expected }) => {
    const found = search(query).slice(0, 5);
    if (expected === 'nothing') return expect(found.map(({ title }) => title)).toEqual([]);
    expect(found).not.toEqual([]);
    if (expected.startsWith('all ')) {
      const strays = found.filter((product) => !isIn(expected.slice('all '.length))(product));
      return expect(strays.map(({ title, category }) => `${title} (${category})`)).toEqual([]);
    }
    expect(found.map(({ title }) => title)).toEqual(expect.arrayContaining(expected.split(' + ')));
  });
});
