import type { ProductSource } from './demo-product.ts';
import {
  canvasTexture,
  eggshellVinyl,
  goldLine,
  grasscloth,
  linenTexture,
  pearlSheen,
  peelAndStick,
  silkGround,
  smoothMatt,
} from './wallpaper-types.ts';

export const wallpaper: readonly ProductSource<'wallpaper'>[] = [
  {
    slug: 'basant-vine-wallpaper',
    title: 'Basant Vine',
    subCategory: 'Bahaara',
    orderComment:
      'Full-blown blossoms climb two winding stems, with sprigs and buds filling every clearing like the first weeks of spring. The repeat is 24 inches and half-dropped, so the flowers never line up in rows. Lovely behind a sofa or around a whole bedroom.',
    isFeatured: true,
    design: 'climbing-vine',
    room: 'hallway',
    types: [smoothMatt(210), eggshellVinyl(255), linenTexture(290), peelAndStick(320)],
  },
  {
    slug: 'genda-trellis-wallpaper',
    title: 'Genda Trellis',
    subCategory: 'Bahaara',
    orderComment:
      'Strings of marigold sway into an ogee trellis and frame a hand-tied posy in every opening. Drawn from the garlands of a wedding courtyard, it is festive in Bottle Green and quiet enough for every day in Chalk.',
    isFeatured: true,
    design: 'marigold-trellis',
    room: 'living',
    types: [smoothMatt(225), eggshellVinyl(270), pearlSheen(340)],
  },
  {
    slug: 'amrai-orchard-wallpaper',
    title: 'Amrai Orchard',
    subCategory: 'Bahaara',
    orderComment:
      'Long mango leaves, ripening fruit and creamy blossom, with a small bird keeping watch over the orchard. The leaves run in all directions, so it hangs well on stair walls and sloping ceilings.',
    design: 'mango-grove',
    room: 'bedroom',
    types: [smoothMatt(230), linenTexture(305), grasscloth(430)],
  },
  {
    slug: 'phulwari-meadow-wallpaper',
    title: 'Phulwari Meadow',
    subCategory: 'Bahaara',
    orderComment:
      'Poppies, daisies and tall grasses crowd a hillside meadow where small birds dip in and out. A gentle paper for a bedroom or a reading corner; Dusk Blue makes a small room feel deep rather than dark.',
    design: 'bird-meadow',
    room: 'bedroom',
    types: [smoothMatt(215), eggshellVinyl(260), peelAndStick(315)],
  },
  {
    slug: 'bhojpatra-wood-wallpaper',
    title: 'Bhojpatra Wood',
    subCategory: 'Enchanted',
    orderComment:
      'A quiet Himalayan birch wood fades into mist while birds, butterflies and fireflies cross between the trunks. The trunks line up from strip to strip and make a low ceiling look taller.',
    isFeatured: true,
    design: 'birch-forest',
    room: 'bedroom',
    types: [smoothMatt(275), canvasTexture(360), pearlSheen(395)],
  },
  {
    slug: 'langur-moonlight-wallpaper',
    title: 'Langur Moonlight',
    subCategory: 'Enchanted',
    orderComment:
      'Langurs sit out the warm night among wind-torn banana leaves, hibiscus and drifting fireflies. Best on one generous wall; keep the rest of the room plain and let the monkeys have the conversation.',
    isFeatured: true,
    design: 'moonlit-jungle',
    room: 'living',
    types: [smoothMatt(290), canvasTexture(375), grasscloth(460)],
  },
  {
    slug: 'sarovar-heron-wallpaper',
    title: 'Sarovar Heron',
    subCategory: 'Enchanted',
    orderComment:
      'Herons wade between lotus pads, buds and seed pods on still water at first light. The repeat is a wide 40 inches, so even a long wall shows few repeated birds.',
    design: 'heron-pond',
    room: 'hallway',
    types: [canvasTexture(385), pearlSheen(410), silkGround(490)],
  },
  {
    slug: 'kairi-paisley-wallpaper',
    title: 'Kairi Paisley',
    subCategory: 'Indian Motifs',
    orderComment:
      'Beaded mango paisleys, each holding its own bouquet, turn and nod to each other across a dotted ground. An old shawl pattern drawn large, with enough air between the motifs for furniture in front.',
    isFeatured: true,
    design: 'kairi-paisley',
    room: 'hallway',
    types: [smoothMatt(245), eggshellVinyl(285), goldLine(445)],
  },
  {
    slug: 'khatam-jaali-wallpaper',
    title: 'Khatam Jaali Lattice with Antique Brass Lines',
    subCategory: 'Indian Motifs',
    orderComment:
      'Eight-point stars lock together like carved stone screens, with a rosette of light in every opening. The lattice is exact to a hair, so ask your hanger to start from the centre of the wall.',
    design: 'khatam-jaali',
    room: 'hallway',
    types: [smoothMatt(260), pearlSheen(355), goldLine(470)],
  },
  {
    slug: 'kamal-scallop-wallpaper',
    title: 'Kamal Scallop',
    subCategory: 'Indian Motifs',
    orderComment:
      'Lotus flowers open inside overlapping scallops, edged with a double line of old gold. A small 18-inch repeat that suits a powder room or the wall above a wainscot.',
    isFeatured: true,
    design: 'lotus-scallop',
    room: 'bedroom',
    types: [smoothMatt(240), eggshellVinyl(280), goldLine(440)],
  },
  {
    slug: 'ajrakh-stars-wallpaper',
    title: 'Ajrakh Stars',
    subCategory: 'Indian Motifs',
    orderComment:
      'A night sky of stars and seed heads in the manner of resist-printed cloth, with the soft edges of a wooden block. Bold and exact from across the room, handmade from close by.',
    design: 'ajrakh-stars',
    room: 'living',
    types: [smoothMatt(250), linenTexture(320)],
  },
  {
    slug: 'bagh-buta-wallpaper',
    title: 'Bagh Buta',
    subCategory: 'Indian Motifs',
    orderComment:
      'A flowering garden plant, printed as if from carved blocks, stands in airy half-drop rows. The most restful of our Indian patterns and the easiest to mix with stripes and checks.',
    design: 'mughal-buta',
    room: 'bedroom',
    types: [smoothMatt(220), linenTexture(295), grasscloth(420), silkGround(480)],
  },
  {
    slug: 'gaja-procession-wallpaper',
    title: 'Gaja Procession',
    subCategory: 'Indian Motifs',
    orderComment:
      'Dressed elephants and their calves walk under palms between borders of lotus petals and flowering vine. Hang it level: the borders run around the whole room in one line.',
    design: 'elephant-procession',
    room: 'living',
    types: [smoothMatt(265), canvasTexture(350), goldLine(465)],
  },
  {
    slug: 'mahal-damask-wallpaper',
    title: 'Mahal Damask',
    subCategory: 'Indian Motifs',
    orderComment:
      'A jacquard ogee of palmettes and scrolling leaf, satin against matt, in one colour and its shadow. Made to order on silk or on grasscloth, in numbered lots: order the whole room at once so that every strip matches.',
    isFeatured: true,
    design: 'palace-damask',
    room: 'living',
    types: [silkGround(510), grasscloth(510)],
  },
  {
    slug: 'hawa-mahal-balloons-wallpaper',
    title: 'Hawa Mahal Balloons',
    subCategory: 'Kids',
    orderComment:
      'Balloons in Rajasthani prints carry small elephants past sleepy clouds and a palace in the sky. Water-based inks, no smell on the day it is hung.',
    isFeatured: true,
    design: 'sky-balloons',
    room: 'nursery',
    types: [smoothMatt(235), eggshellVinyl(275), peelAndStick(330)],
  },
  {
    slug: 'nanhe-baagh-wallpaper',
    title: 'Nanhe Baagh',
    subCategory: 'Kids',
    orderComment:
      'Round-cheeked tiger cubs pad through ferns and broad leaves, looking for someone to play with. Choose Eggshell Vinyl where crayons are within reach: it wipes clean with soap and water.',
    design: 'little-tigers',
    room: 'nursery',
    types: [smoothMatt(230), eggshellVinyl(270), peelAndStick(325)],
  },
  {
    slug: 'patang-rickshaws-wallpaper',
    title: 'Patang Rickshaws',
    subCategory: 'Kids',
    orderComment:
      'Cheerful auto-rickshaws trundle down tree-lined lanes on the day every kite in town is flying. Look closely: no two kites are the same.',
    design: 'rickshaw-kites',
    room: 'nursery',
    types: [smoothMatt(225), eggshellVinyl(265), canvasTexture(335)],
  },
  {
    slug: 'taara-rockets-wallpaper',
    title: 'Taara Rockets',
    subCategory: 'Kids',
    orderComment:
      'Hand-painted rockets, ringed planets and one very happy astronaut set off across a sky full of stars. Night Sky goes well on the ceiling, too.',
    design: 'rocket-stars',
    room: 'nursery',
    types: [smoothMatt(235), peelAndStick(330)],
  },
  {
    slug: 'mehrab-arches-wallpaper',
    title: 'Mehrab Arches',
    subCategory: 'Minimal',
    orderComment:
      'Cusped arches open one behind the other, storey above storey, and the moon climbs from bay to bay. A calm grid in few colours: it settles a room full of books and things.',
    isFeatured: true,
    design: 'quarter-arches',
    room: 'hallway',
    types: [smoothMatt(240), linenTexture(310), grasscloth(425)],
  },
  {
    slug: 'khadi-ticking-wallpaper',
    title: 'Khadi Ticking',
    subCategory: 'Minimal',
    orderComment:
      'Slim ticking stripes with one warm line, drawn yarn by yarn from a handspun herringbone and as easy to live with as a cotton shirt. A useful companion to any of our flowers.',
    design: 'fine-ticking',
    room: 'bedroom',
    types: [smoothMatt(210), eggshellVinyl(250), linenTexture(285)],
  },
  {
    slug: 'bungalow-terrazzo-wallpaper',
    title: 'Bungalow Terrazzo',
    subCategory: 'Minimal',
    orderComment:
      'Broken marble and serpentine lie chip to chip in pale cement, like the cool mosaic floors of old bungalows. Made for kitchens, entrances and bathrooms with a window.',
    design: 'soft-terrazzo',
    room: 'living',
    types: [eggshellVinyl(245), linenTexture(300), peelAndStick(325)],
  },
  {
    slug: 'kalam-strokes-wallpaper',
    title: 'Kalam Strokes',
    subCategory: 'Minimal',
    orderComment:
      'Pulls of a wide, loaded brush fan out from a spine like palm leaves, with every dry streak left where the paint ran out. Warm at first glance, restful after a year.',
    design: 'gouache-strokes',
    room: 'hallway',
    types: [smoothMatt(235), canvasTexture(340)],
  },
  {
    slug: 'kantha-drift-wallpaper',
    title: 'Kantha Drift',
    subCategory: 'Minimal',
    orderComment:
      'Rows of kantha running stitch part around drifting leaves and close again behind them, like a slow river. Takes any colour of furniture, and hides the odd scuff.',
    design: 'drifting-dashes',
    room: 'bedroom',
    types: [smoothMatt(220), linenTexture(290), pearlSheen(345)],
  },
  {
    slug: 'sahyadri-contours-wallpaper',
    title: 'Sahyadri Contours',
    subCategory: 'Minimal',
    orderComment:
      'Contour lines of an imagined hill country flow around the room, with a metallic line at every ridge. Strips match on all sides, so one wall may turn the corner into the next.',
    isFeatured: true,
    design: 'hill-contours',
    room: 'bedroom',
    types: [smoothMatt(255), pearlSheen(350), goldLine(455)],
  },
  {
    slug: 'patola-ikat-wallpaper',
    title: 'Patola Ikat',
    subCategory: null,
    orderComment:
      'Nested diamonds with the feathered edges that appear when dyed yarns slip on the loom. A trial printing from our cloth drawings; it has no collection yet, and we are curious where you will put it.',
    design: 'warp-ikat',
    room: 'hallway',
    types: [linenTexture(315), grasscloth(435)],
  },
];
