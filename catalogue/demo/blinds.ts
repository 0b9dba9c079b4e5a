import { combineStyles } from './blinds-types.ts';
import type { ProductSource } from './demo-product.ts';

export const blinds: readonly ProductSource<'blinds'>[] = [
  {
    slug: 'mehrab-arches-roller',
    title: 'Mehrab Arches Roller Blind',
    subCategory: 'Roller',
    orderComment:
      'Cusped arches and a climbing moon on a flat, stay-straight polyester-cotton. The pattern is placed so that a whole arch stands in the middle of your window.',
    isFeatured: true,
    design: 'quarter-arches',
    room: 'blind-study',
    types: combineStyles({ classic: 95, designer: 140, noDrill: 165, platinum: 200 }),
  },
  {
    slug: 'kalam-strokes-roller',
    title: 'Kalam Strokes Roller Blind',
    subCategory: 'Roller',
    orderComment:
      'Brush strokes fanned like palm leaves, printed on a light-filtering cloth that keeps the view out and the daylight in. Good in a study that faces the neighbours.',
    design: 'gouache-strokes',
    room: 'blind-study',
    types: combineStyles({ classic: 85, designer: 130, platinum: 190 }),
  },
  {
    slug: 'sahyadri-contours-roller',
    title: 'Sahyadri Contours Roller Blind',
    subCategory: 'Roller',
    orderComment:
      'Hill contours with a metallic line at every ridge. Night Survey is woven with a blackout back; the other colours filter the light.',
    isFeatured: true,
    design: 'hill-contours',
    room: 'blind-study',
    types: combineStyles({ classic: 105, designer: 150, noDrill: 175 }),
  },
  {
    slug: 'bungalow-terrazzo-roller',
    title: 'Bungalow Terrazzo Roller Blind',
    subCategory: 'Roller',
    orderComment:
      'Stone chips on a moisture-proof cloth for kitchens and bathrooms. Wipe it with a damp sponge; it does not curl in the monsoon.',
    design: 'soft-terrazzo',
    room: 'blind-study',
    types: combineStyles({ classic: 110, noDrill: 180 }, ['none']),
  },
  {
    slug: 'kamal-scallop-roman',
    title: 'Kamal Scallop Roman Blind',
    subCategory: 'Roman',
    orderComment:
      'Lotus scallops on a heavy cotton that folds up in soft, even pleats. Each fold falls on a row of scallops, so the pattern stays whole when the blind is half raised.',
    isFeatured: true,
    design: 'lotus-scallop',
    room: 'blind-kitchen-roman',
    types: combineStyles({ classic: 165, designer: 210, platinum: 275 }),
  },
  {
    slug: 'sanganeri-buti-roman',
    title: 'Sanganeri Buti Roman Blind',
    subCategory: 'Roman',
    orderComment:
      'Hand-block flowers on cotton, lined in ivory so that the print reads by day as well as by lamp. Comes off its batten for washing.',
    design: 'block-print-cotton',
    room: 'blind-kitchen-roman',
    types: combineStyles({ classic: 150, designer: 195 }),
  },
  {
    slug: 'kora-linen-roman',
    title: 'Kora Linen Roman Blind',
    subCategory: 'Roman',
    orderComment:
      'Slubbed handloom linen, with hidden rods that keep the folds level. The plain blind we hang in our own homes.',
    isFeatured: true,
    design: 'handloom-linen',
    room: 'blind-kitchen-roman',
    types: combineStyles({ classic: 185, designer: 230, noDrill: 255, platinum: 300 }),
  },
  {
    slug: 'phulwari-meadow-roman',
    title: 'Phulwari Meadow Roman Blind',
    subCategory: 'Roman',
    orderComment: 'Poppies and small birds on soft cotton. A cheerful answer to a window that looks at a wall.',
    design: 'bird-meadow',
    room: 'blind-kitchen-roman',
    types: combineStyles({ classic: 160, designer: 205 }),
  },
  {
    slug: 'dhoop-chhaon-zebra',
    title: 'Dhoop Chhaon Zebra Blind',
    subCategory: 'Zebra',
    orderComment:
      'Bands of chambray and of clear voile slide past each other: sun, shade, or a little of both, as the name says. One pull changes the room.',
    isFeatured: true,
    design: 'heather-chambray',
    room: 'blind-study-zebra',
    types: combineStyles({ classic: 145, designer: 190, noDrill: 215, platinum: 265 }),
  },
  {
    slug: 'khadi-ticking-zebra',
    title: 'Khadi Ticking Zebra Blind',
    subCategory: 'Zebra',
    orderComment:
      'Fine ticking stripes on bands that slide past each other: line them up for a soft, striped light or close them for privacy. The stripes run straight from head to hem.',
    design: 'fine-ticking',
    room: 'blind-study-zebra',
    types: combineStyles({ classic: 140, designer: 185 }),
  },
  {
    slug: 'kora-linen-zebra',
    title: 'Kora Linen Zebra Blind',
    subCategory: 'Zebra',
    orderComment:
      'Bands of slubbed handloom linen and bands of voile. Closed it looks like a plain linen blind, and half open it shows the garden in strips.',
    design: 'handloom-linen',
    room: 'blind-study-zebra',
    types: combineStyles({ classic: 165, designer: 210, noDrill: 235, platinum: 285 }),
  },
  {
    slug: 'bunai-herringbone-zebra',
    title: 'Bunai Herringbone Zebra Blind',
    subCategory: 'Zebra',
    orderComment:
      'A close cotton twill that dims the room well when the bands meet. For a west window, or a desk where the afternoon sun glares on the screen.',
    design: 'cotton-herringbone',
    room: 'blind-study-zebra',
    types: combineStyles({ classic: 155, designer: 200, noDrill: 225 }),
  },
  {
    slug: 'chanderi-zari-zebra',
    title: 'Chanderi Zari Zebra Blind',
    subCategory: 'Zebra',
    orderComment:
      'Crisp silk-cotton in the manner of Chanderi, ruled with fine lines of zari. Quiet by day; in the evening each band picks up a thread of lamplight.',
    design: 'chanderi-tissue',
    room: 'blind-study-zebra',
    types: combineStyles({ designer: 225, platinum: 295 }),
  },
  {
    slug: 'jharokha-slat-venetian',
    title: 'Jharokha Teak Venetian Blind',
    subCategory: 'Venetian',
    orderComment:
      'Two-inch slats of real teak, oiled or stained by hand, on cotton ladder tapes and tilted by one silent cord. Like the wooden shutters of a jharokha: see without being seen.',
    isFeatured: true,
    design: 'teak-grain',
    room: 'blind-study-venetian',
    types: combineStyles({ classic: 210, designer: 250, platinum: 300 }),
  },
  {
    slug: 'bunai-slat-venetian',
    title: 'Bunai Aluminium Venetian Blind',
    subCategory: 'Venetian',
    orderComment:
      'One-inch aluminium slats, brushed along their length and held by woven tapes. They do not rust in the monsoon, and dust comes off with a damp cloth.',
    design: 'brushed-metal',
    room: 'blind-study-metal',
    types: combineStyles({ classic: 140, noDrill: 205 }),
  },
  {
    slug: 'nanhe-baagh-roller',
    title: 'Nanhe Baagh Roller Blind',
    subCategory: 'Kids',
    orderComment:
      'Tiger cubs on a dim-out cloth for the afternoon nap. Fitted with a chain tensioner as standard, because small hands pull everything.',
    isFeatured: true,
    design: 'little-tigers',
    room: 'blind-kids',
    types: combineStyles({ classic: 115, noDrill: 185, platinum: 210 }),
  },
  {
    slug: 'patang-rickshaws-roller',
    title: 'Patang Rickshaws Roller Blind',
    subCategory: 'Kids',
    orderComment:
      'Auto-rickshaws and kites on a bright, washable cloth. Let the blind down and the festival of kites begins.',
    design: 'rickshaw-kites',
    room: 'blind-kids',
    types: combineStyles({ classic: 115, designer: 160 }),
  },
];
