import { blackFrame, floatingTeak, galleryWrap, rolled } from './canvas-types.ts';
import type { ProductSource } from './demo-product.ts';

export const canvas: readonly ProductSource<'canvas'>[] = [
  {
    slug: 'dusk-over-the-hills-canvas',
    title: 'Dusk over the Hills',
    subCategory: 'Landscapes',
    orderComment:
      'The last sun sinks behind folded hills, painted in slow bands of warm and cool earth. Hang it where you sit in the evening.',
    isFeatured: true,
    design: 'dusk-hills',
    room: 'canvas',
    types: [rolled(24, 16, 210), galleryWrap(36, 24, 320), floatingTeak(36, 24, 480), galleryWrap(48, 32, 300)],
  },
  {
    slug: 'himalaya-morning-canvas',
    title: 'Himalaya, Morning',
    subCategory: 'Landscapes',
    orderComment:
      'Snow peaks catch the first light above ridge after ridge of mist and deodar. Seven layers of paint, and a great deal of air.',
    isFeatured: true,
    design: 'himalaya-layers',
    room: 'canvas',
    types: [galleryWrap(30, 20, 340), floatingTeak(42, 28, 510), galleryWrap(60, 40, 290)],
  },
  {
    slug: 'moon-over-water-canvas',
    title: 'Moon over Water',
    subCategory: 'Landscapes',
    orderComment:
      'A boatman rows home with one lamp lit while the full moon lays a road across the lake. The darker the wall, the brighter the moon.',
    design: 'moon-over-water',
    room: 'canvas-gallery',
    types: [rolled(16, 24, 200), galleryWrap(24, 36, 330), blackFrame(24, 36, 430)],
  },
  {
    slug: 'backwater-in-the-rain-canvas',
    title: 'Backwater in the Rain',
    subCategory: 'Landscapes',
    orderComment:
      'A ferryman poles one passenger and one bright umbrella home between the palms as the monsoon sets in. You can almost hear the rain.',
    design: 'backwater-rain',
    room: 'canvas',
    types: [rolled(24, 16, 205), galleryWrap(36, 24, 325), floatingTeak(42, 28, 500), galleryWrap(54, 36, 300)],
  },
  {
    slug: 'banana-leaf-study-canvas',
    title: 'Banana Leaf Study',
    subCategory: 'Botanical',
    orderComment:
      'A botanical plate of one great torn leaf and its purple flower, laid down in thin transparent washes. A pair of two colours looks well on either side of a door.',
    isFeatured: true,
    design: 'banana-leaf-study',
    room: 'canvas-reading',
    types: [rolled(12, 18, 195), galleryWrap(20, 30, 335), floatingTeak(24, 36, 495)],
  },
  {
    slug: 'peacock-at-rest-canvas',
    title: 'Peacock at Rest',
    subCategory: 'Botanical',
    orderComment:
      'A peacock lets its train fall from a flowering branch, each eye feather drawn and counted. After the court painters, who had more patience than anyone.',
    isFeatured: true,
    design: 'peacock-branch',
    room: 'canvas',
    types: [galleryWrap(20, 30, 380), floatingTeak(26, 39, 560), blackFrame(26, 39, 520)],
  },
  {
    slug: 'harvest-dance-canvas',
    title: 'Harvest Dance',
    subCategory: 'Folk Art',
    orderComment:
      'A village spirals around its drummer in chalk-white figures on an earthen wall. Find the child who has fallen out of step.',
    isFeatured: true,
    design: 'harvest-dance',
    room: 'canvas',
    types: [rolled(12, 12, 180), galleryWrap(24, 24, 310), galleryWrap(36, 36, 295), floatingTeak(30, 30, 470)],
  },
  {
    slug: 'kolam-at-dawn-canvas',
    title: 'Kolam at Dawn',
    subCategory: 'Folk Art',
    orderComment:
      'One unbroken line of rice flour winds around its dots on a swept courtyard floor, lamps lit at the corners. Follow the line with a finger: it comes back to where it began.',
    design: 'kolam-dawn',
    room: 'canvas-reading',
    types: [galleryWrap(20, 20, 315), blackFrame(28, 28, 420)],
  },
  {
    slug: 'twin-fish-canvas',
    title: 'Twin Fish',
    subCategory: 'Folk Art',
    orderComment:
      'Two fish, a sign of plenty, swim past each other among lotus and water weed, in doubled ink lines and patterned fields on handmade paper. A wedding present that is not another dinner set.',
    isFeatured: true,
    design: 'twin-fish',
    room: 'canvas',
    types: [rolled(18, 12, 190), galleryWrap(36, 24, 325), floatingTeak(36, 24, 485)],
  },
  {
    slug: 'tree-of-birds-canvas',
    title: 'Tree of Birds',
    subCategory: 'Folk Art',
    orderComment:
      'Ten birds, two deer and one patient tree, every leaf filled with pattern between ink lines. Children count the birds; grown-ups start on the leaves.',
    design: 'tree-of-birds',
    room: 'canvas-reading',
    types: [rolled(16, 24, 195), galleryWrap(24, 36, 340), floatingTeak(26, 39, 510)],
  },
  {
    slug: 'still-forms-canvas',
    title: 'Still Forms',
    subCategory: 'Still Life',
    orderComment:
      'Three vessels, a bowl of mangoes and a cut papaya in the slanting light of a window, layered like cut paper. Quiet enough for a bedroom, warm enough for a dining table.',
    design: 'still-forms',
    room: 'canvas-reading',
    types: [rolled(16, 24, 185), galleryWrap(24, 36, 305), blackFrame(24, 36, 410)],
  },
  {
    slug: 'brass-and-marigold-canvas',
    title: 'Brass and Marigold',
    subCategory: 'Still Life',
    orderComment:
      'A polished lota of marigolds and a split pomegranate in the cool shade of an arched niche. Made for a dining room, or for the wall that you see from the kitchen.',
    isFeatured: true,
    design: 'brass-and-marigold',
    room: 'canvas-reading',
    types: [galleryWrap(18, 18, 345), floatingTeak(30, 30, 540), floatingTeak(40, 40, 650)],
  },
  {
    slug: 'monsoon-window-canvas',
    title: 'Monsoon Window',
    subCategory: 'Still Life',
    orderComment:
      'Shutters thrown open to the rain, chai on the sill and green hills dissolving beyond the palms. A window for a wall that has none.',
    design: 'monsoon-window',
    room: 'canvas-gallery',
    types: [galleryWrap(20, 30, 330), floatingTeak(24, 36, 500)],
  },
  {
    slug: 'down-the-stepwell-canvas',
    title: 'Down the Stepwell',
    subCategory: 'Abstract',
    orderComment:
      'Flight below flight of stone stairs, in sun and shadow, down to one square of water. From across the room it is pure geometry; up close, women carry pots.',
    design: 'stepwell',
    room: 'canvas',
    types: [galleryWrap(24, 24, 325), galleryWrap(36, 36, 305), floatingTeak(30, 30, 495)],
  },
  {
    slug: 'six-dips-canvas',
    title: 'Six Dips',
    subCategory: 'Abstract',
    orderComment:
      'Six washes, each another shade, like cloth going back into the vat. Rows of running stitch cross them, and one moon stays pale.',
    design: 'indigo-wash',
    room: 'canvas-gallery',
    types: [rolled(16, 20, 190), galleryWrap(24, 30, 320), blackFrame(24, 30, 425), floatingTeak(32, 40, 490)],
  },
];
