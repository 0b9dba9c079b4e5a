import {
  blackoutEyelet,
  blackoutInterlined,
  blackoutLined,
  cottonLined,
  eyeletPanel,
  interlined,
  sheerEyelet,
  sheerPencil,
  sheerWave,
  unlined,
} from './curtain-types.ts';
import type { ProductSource } from './demo-product.ts';

export const curtains: readonly ProductSource<'curtains'>[] = [
  {
    slug: 'basant-vine-curtains',
    title: 'Basant Vine Curtains',
    subCategory: 'Printed',
    orderComment:
      'Our spring vine on a soft cotton half-panama, printed with reactive dyes that do not stiffen the cloth. The stems run unbroken from heading to hem, and the two curtains of a pair are cut to match.',
    isFeatured: true,
    design: 'climbing-vine',
    room: 'curtain-dining',
    types: [unlined(115), cottonLined(165), blackoutLined(210)],
  },
  {
    slug: 'bagh-buta-curtains',
    title: 'Bagh Buta Curtains',
    subCategory: 'Printed',
    orderComment:
      'One flowering garden plant in half-drop rows on a cotton-linen with a little body. A formal print that stays friendly.',
    design: 'mughal-buta',
    room: 'curtain-dining',
    types: [unlined(120), cottonLined(170), interlined(245)],
  },
  {
    slug: 'sarovar-heron-curtains',
    title: 'Sarovar Heron Curtains',
    subCategory: 'Printed',
    orderComment:
      'Herons among lotus pads, printed wide so that the birds stay whole even in full pleats. Monsoon and Dawn are the colours to choose for rooms that get little sun.',
    isFeatured: true,
    design: 'heron-pond',
    room: 'curtain-dining',
    types: [unlined(130), cottonLined(180), blackoutLined(225)],
  },
  {
    slug: 'amrai-orchard-curtains',
    title: 'Amrai Orchard Curtains',
    subCategory: 'Printed',
    orderComment:
      'Mango leaves, fruit and blossom on a breathable cotton. Hang it floor to ceiling and the orchard comes indoors.',
    design: 'mango-grove',
    room: 'curtain-dining',
    types: [unlined(118), cottonLined(168)],
  },
  {
    slug: 'sanganeri-buti-curtains',
    title: 'Sanganeri Buti Curtains',
    subCategory: 'Printed',
    orderComment:
      'Small flower butis on plain-weave cotton, with the slight misprints that tell of a hand and a wooden block. Washes softer every year.',
    design: 'block-print-cotton',
    room: 'curtain-dining',
    types: [unlined(95), cottonLined(145), eyeletPanel(90)],
  },
  {
    slug: 'kora-linen-curtains',
    title: 'Kora Linen Curtains',
    subCategory: 'Linen',
    orderComment:
      'A breathable linen with gentle slubs in both directions, woven on handlooms and washed before it is cut, so it will not shrink on your window. Six colours that all go together.',
    isFeatured: true,
    design: 'handloom-linen',
    room: 'curtain-dining',
    types: [unlined(155), cottonLined(205), blackoutLined(250), eyeletPanel(150)],
  },
  {
    slug: 'neel-chambray-curtains',
    title: 'Neel Chambray Curtains',
    subCategory: 'Linen',
    orderComment:
      'Coloured warp, undyed weft: a linen-cotton chambray that softens any strong shade to a washed tone. Light enough for a kitchen, smart enough for a study.',
    design: 'heather-chambray',
    room: 'curtain-dining',
    types: [unlined(125), eyeletPanel(120), cottonLined(175)],
  },
  {
    slug: 'khadi-ticking-curtains',
    title: 'Khadi Ticking Curtains',
    subCategory: 'Linen',
    orderComment: null,
    design: 'fine-ticking',
    room: 'curtain-dining',
    types: [unlined(135), cottonLined(185)],
  },
  {
    slug: 'mulmul-voile-curtains',
    title: 'Mulmul Voile Curtains',
    subCategory: 'Sheer',
    orderComment:
      'Fine cotton muslin: by day you see the mango tree through it, and the mango tree does not see you. Washes at home, dries in an hour.',
    design: 'mulmul-voile',
    room: 'curtain-dining-sheer',
    types: [sheerWave(115), sheerEyelet(108), sheerPencil(98)],
  },
  {
    slug: 'chameli-jamdani-curtains',
    title: 'Chameli Jamdani Curtains',
    subCategory: 'Sheer',
    orderComment:
      'Jasmine sprigs laid into muslin pick by pick on a handloom in Bengal. By day they float white against the light; Zari has them in soft gold.',
    design: 'jamdani-buti',
    room: 'curtain-dining-sheer',
    types: [sheerWave(265), sheerPencil(245)],
  },
  {
    slug: 'dhari-leno-curtains',
    title: 'Dhari Leno Curtains',
    subCategory: 'Sheer',
    orderComment:
      'Close cotton bands beside bands of twisted gauze, so the afternoon comes in as stripes. The twist locks the threads: it does not slip or sag as other nets do.',
    design: 'leno-stripe',
    room: 'curtain-dining-sheer',
    types: [sheerWave(132), sheerEyelet(125), sheerPencil(118)],
  },
  {
    slug: 'makhmal-velvet-curtains',
    title: 'Makhmal Velvet Curtains',
    subCategory: 'Velvet',
    orderComment:
      'A dense pile that deepens and glows as the evening light passes over it. Hung with the nap downwards, it sheds dust and drinks sound; the easiest way to make a new flat feel settled.',
    isFeatured: true,
    design: 'silk-velvet',
    room: 'curtain-evening',
    types: [cottonLined(260), blackoutLined(300), interlined(350)],
  },
  {
    slug: 'mahal-damask-curtains',
    title: 'Mahal Damask Curtains',
    subCategory: 'Velvet',
    orderComment:
      'A cut-velvet look in jacquard: palmettes in satin against a matt ground, one colour and its shadow. For tall windows and long evenings.',
    design: 'palace-damask',
    room: 'curtain-evening',
    types: [cottonLined(240), interlined(330)],
  },
  {
    slug: 'raat-herringbone-curtains',
    title: 'Raat Herringbone Curtains',
    subCategory: 'Blackout',
    orderComment:
      'A sturdy cotton twill with blackout lining as standard. Made for street-facing bedrooms and for those who work at night and sleep by day.',
    design: 'cotton-herringbone',
    room: 'curtain-evening',
    types: [blackoutLined(195), blackoutInterlined(270)],
  },
  {
    slug: 'bedtime-balloons-curtains',
    title: 'Bedtime Balloons Curtains',
    subCategory: 'Blackout',
    orderComment:
      "The balloons and sleepy elephants of our children's paper on soft cotton, lined so well that the afternoon nap has a chance. Cords are left out: the curtains open by hand.",
    isFeatured: true,
    design: 'sky-balloons',
    room: 'curtain-kids',
    types: [blackoutLined(205), blackoutInterlined(280)],
  },
  {
    slug: 'taara-rockets-curtains',
    title: 'Taara Rockets Curtains',
    subCategory: 'Blackout',
    orderComment:
      'Rockets, ringed planets and one very happy astronaut. The blackout lining makes it night in space at any hour.',
    design: 'rocket-stars',
    room: 'curtain-kids',
    types: [blackoutLined(205), blackoutEyelet(185), blackoutInterlined(280)],
  },
  {
    slug: 'chatai-weave-curtains',
    title: 'Chatai Weave Curtains',
    subCategory: 'Blackout',
    orderComment:
      'Thick cotton in a basketweave, checked in light and shade like a reed mat. The weave hides creases and small fingerprints; the lining hides the street lamp.',
    design: 'chatai-basket',
    room: 'curtain-evening',
    types: [blackoutLined(190), blackoutEyelet(178), blackoutInterlined(265)],
  },
  {
    slug: 'langur-moonlight-curtains',
    title: 'Langur Moonlight Curtains',
    subCategory: 'Blackout',
    orderComment:
      'Langurs, banana leaves and hibiscus by moonlight, printed on cotton sateen. The only moonlight in the room until you draw them back.',
    design: 'moonlit-jungle',
    room: 'curtain-evening',
    types: [blackoutLined(215), blackoutInterlined(290)],
  },
  {
    slug: 'dupion-silk-curtains',
    title: 'Dupion Silk Curtains',
    subCategory: 'Festive',
    orderComment:
      'Lustrous raw silk with slubs running across and a second colour glinting in every fold. Always lined, because sun is the one guest that silk does not forgive.',
    isFeatured: true,
    design: 'raw-silk',
    room: 'curtain-evening',
    types: [cottonLined(290), interlined(345)],
  },
  {
    slug: 'genda-trellis-curtains',
    title: 'Genda Trellis Curtains',
    subCategory: 'Festive',
    orderComment:
      'Marigold garlands on a satin-faced cotton that has a quiet shine by lamplight. Put them up before Diwali and find no reason to take them down.',
    design: 'marigold-trellis',
    room: 'curtain-evening',
    types: [cottonLined(185), blackoutLined(230), interlined(275)],
  },
];
