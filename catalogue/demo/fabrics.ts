import type { ProductSource } from './demo-product.ts';
import {
  artSilk,
  cambric,
  cottonDuck,
  cottonLinen,
  jacquard,
  mulberrySilk,
  outdoor,
  pureLinen,
  upholsteryVelvet,
} from './fabric-types.ts';

export const fabrics: readonly ProductSource<'fabrics'>[] = [
  {
    slug: 'kora-linen-fabric',
    title: 'Kora Handloom Linen',
    subCategory: 'Linen',
    orderComment:
      'Breathable linen with gentle slubs in both directions, at home in every room. Six colours dyed in the yarn, so a cut edge is the same colour as the face.',
    isFeatured: true,
    design: 'handloom-linen',
    room: 'fabric-sofa',
    types: [cottonLinen(85), pureLinen(130)],
  },
  {
    slug: 'khadi-ticking-fabric',
    title: 'Khadi Ticking',
    subCategory: 'Linen',
    orderComment:
      "Slim ticking stripes with one warm line. The cloth for mattress covers in our grandmothers' houses, and for the good chairs in ours.",
    design: 'fine-ticking',
    room: 'fabric',
    types: [cottonLinen(75), cottonDuck(60), outdoor(140)],
  },
  {
    slug: 'bunai-herringbone-fabric',
    title: 'Bunai Herringbone',
    subCategory: 'Cotton',
    orderComment:
      'A sturdy cotton twill whose broken diagonals give plain colour a tailored depth. Pre-shrunk; hides cat hair better than it should.',
    isFeatured: true,
    design: 'cotton-herringbone',
    room: 'fabric-daybed',
    types: [cottonDuck(65), jacquard(110)],
  },
  {
    slug: 'neel-chambray-fabric',
    title: 'Neel Chambray',
    subCategory: 'Cotton',
    orderComment:
      'Coloured warp, undyed weft: a light cotton that softens any strong shade to a washed tone. Sews like a dream and needs no lining.',
    design: 'heather-chambray',
    room: 'fabric-sofa',
    types: [cambric(35), cottonLinen(70)],
  },
  {
    slug: 'makhmal-velvet-fabric',
    title: 'Makhmal Silk-Touch Velvet',
    subCategory: 'Silk & Velvet',
    orderComment:
      'A dense pile that deepens and glows as the hand or the evening light passes over it. Cut all pieces in one direction; the nap tells on you.',
    isFeatured: true,
    design: 'silk-velvet',
    room: 'fabric-armchair',
    types: [upholsteryVelvet(165), artSilk(145)],
  },
  {
    slug: 'dupion-silk-fabric',
    title: 'Dupion Raw Silk',
    subCategory: 'Silk & Velvet',
    orderComment:
      'Lustrous dupion with slubs running across and a second colour glinting in every fold. For festive cushions, bolsters and the curtains that nobody may touch.',
    isFeatured: true,
    design: 'raw-silk',
    room: 'fabric-sofa',
    types: [artSilk(120), mulberrySilk(220)],
  },
  {
    slug: 'ajrakh-stars-fabric',
    title: 'Ajrakh Stars',
    subCategory: 'Prints',
    orderComment:
      'Stars and seed heads in the manner of resist-printed cloth from Kutch, with the soft edges of a wooden block. Wash alone the first time: indigo likes to travel.',
    isFeatured: true,
    design: 'ajrakh-stars',
    room: 'fabric-sofa',
    types: [cambric(48), cottonDuck(72), cottonLinen(90)],
  },
  {
    slug: 'sanganeri-buti-fabric',
    title: 'Sanganeri Buti',
    subCategory: 'Prints',
    orderComment:
      'Small flower butis on plain-weave cotton, with the slight misprints that tell of a hand and a wooden block.',
    design: 'block-print-cotton',
    room: 'fabric-sofa',
    types: [cambric(42), cottonLinen(80)],
  },
  {
    slug: 'kairi-paisley-fabric',
    title: 'Kairi Paisley',
    subCategory: 'Prints',
    orderComment:
      'Beaded mango paisleys across a dotted ground, printed at the full 21 inches so that one motif fills a cushion.',
    design: 'kairi-paisley',
    room: 'fabric-daybed',
    types: [cottonDuck(78), cottonLinen(95), outdoor(150)],
  },
  {
    slug: 'mahal-damask-fabric',
    title: 'Mahal Damask',
    subCategory: 'Woven Patterns',
    orderComment:
      'A jacquard ogee of palmettes and scrolling leaf, satin against matt, in one colour and its shadow. The reverse is just as good; use both.',
    isFeatured: true,
    design: 'palace-damask',
    room: 'fabric-armchair',
    types: [jacquard(135), artSilk(155)],
  },
  {
    slug: 'patola-ikat-fabric',
    title: 'Patola Ikat',
    subCategory: 'Woven Patterns',
    orderComment:
      'Nested diamonds with the feathered edges that appear when dyed yarns slip on the loom. No two lengths are alike; ask for a photograph of yours.',
    design: 'warp-ikat',
    room: 'fabric-daybed',
    types: [cambric(58), jacquard(125), mulberrySilk(215)],
  },
  {
    slug: 'gaja-border-fabric',
    title: 'Gaja Border Cloth',
    subCategory: 'Woven Patterns',
    orderComment:
      'Dressed elephants walk between borders of lotus petals. The looms for this cloth are being set up again; write to us and we will tell you when the first lengths are ready.',
    design: 'elephant-procession',
    room: 'fabric-daybed',
    types: [],
  },
];
