import { videos } from '../videos/video-plans.ts';
import { createVideoStill } from '../videos/video-still.ts';
import { getTrueHeight } from './drawing/draw-frame.ts';
import type { DetailedDressing } from './drawing/draw-room.ts';
import type { Layout, PictureJob, Recipe, RoomRecipe } from './jobs/picture-job.ts';
import { layouts } from './layouts.ts';
import { dress } from './shop-rooms.ts';

type Crop = NonNullable<RoomRecipe['crop']>;
type Extra = Omit<Partial<RoomRecipe>, 'kind' | 'plate' | 'dressings'>;

const room = (plate: string, lines: string[], extra: Extra = {}): RoomRecipe => ({
  kind: 'room',
  plate,
  dressings: dress(...lines),
  ...extra,
});
const cut = (recipe: RoomRecipe, crop: Crop): RoomRecipe => ({ ...recipe, crop });
const inFolds = (recipe: RoomRecipe, surface: string): RoomRecipe => ({
  ...recipe,
  dressings: recipe.dressings.map(
    (dressing): DetailedDressing => (dressing.surface === surface ? { ...dressing, isDraped: true } : dressing),
  ),
});

const WARM_RUG = 'rug: #ddd0bb';
const EVENING = { gains: { sun: 0.35, lamp: 1.6 }, exposure: 1.12 };

const heronHallway = room('hallway', ['wall: heron-pond / Lagoon']);
const vineBedroom = room('bedroom', [
  'wall: climbing-vine / Sage',
  'curtain: handloom-linen / Oat',
  'bedspread: #efe6d6',
  'cushionA: handloom-linen / Terracotta @ 1.5',
  'cushionB: block-print-cotton / Kora @ 0.7',
]);
const meadowBedroom = room('bedroom', [
  'wall: bird-meadow / Dusk Blue',
  'curtain: #d9d2c4',
  'bedspread: #ece4d6',
  'cushionA: handloom-linen / Haldi @ 1.5',
  'cushionB: warp-ikat / Indigo @ 0.6',
]);
/** A large motif reads well on a small tile. */
const jungleBedroom = room('bedroom', [
  'wall: moonlit-jungle / Midnight',
  'curtain: #d9d2c4',
  'bedspread: #ece4d6',
  'cushionA: handloom-linen / Haldi @ 1.5',
  'cushionB: handloom-linen / Terracotta @ 1.5',
]);
const birchLiving = room(
  'living',
  [
    'wall: birch-forest / Nocturne',
    'curtain: #cfc7b6',
    'cushionA: handloom-linen / Terracotta @ 1.5',
    'cushionB: silk-velvet / Moss @ 0.5',
    'rug: #cbbfa9',
  ],
  { gains: { sun: 0.8, lamp: 1.35 } },
);
const kairiLiving = room('living', [
  'wall: kairi-paisley / Indigo',
  'curtain: handloom-linen / Oat',
  'cushionA: handloom-linen / Haldi @ 1.5',
  'cushionB: block-print-cotton / Kora @ 0.8',
  WARM_RUG,
]);
const tigerNursery = room('nursery', [
  'wall: little-tigers / Mint',
  'curtain: #f1eadc',
  'rug: #efdcc0',
  'tent: #f4ead8',
  'cushionA: handloom-linen / Terracotta @ 1.5',
]);
const strokesHallway = room('hallway', ['wall: gouache-strokes / Eucalyptus']);
const vineDining = room('curtain-dining', ['curtain: climbing-vine / Sage', 'wall: #d9cdb8', 'sheer: #fbf6ec']);
const ivoryDining = room('curtain-dining', ['curtain: climbing-vine / Ivory', 'wall: #d9cdb8', 'sheer: #fbf6ec']);
const strokesStudy = room('blind-study', ['blind: gouache-strokes / Eucalyptus']);
const butiKitchen = inFolds(
  room('blind-kitchen-roman', ['blind: block-print-cotton / Indigo', 'wall: #ece3d2']),
  'blind',
);
const romanBlind = room('blind-roman', [
  'blind: warp-ikat / Dune',
  'wall: #cfd3c4',
  'cushionA: handloom-linen / Terracotta @ 1.5',
  WARM_RUG,
]);
const hillsCanvas = room(
  'canvas',
  ['canvas: dusk-hills / Ember @ cover', 'wall: #e9e0d0', 'cushionA: handloom-linen / Oat', WARM_RUG],
  {
    gains: { sun: 1, lamp: 1.2 },
  },
);
const stepwellReading = room('canvas-reading', [], {
  hang: [
    {
      pattern: { design: 'stepwell', colourway: 'Blue Town' },
      wall: '#e6dac6',
      centre: [3.7, 1.6],
      // Half as tall again as it is sold, to be seen in a small tile.
      height: getTrueHeight('stepwell') * 1.5,
    },
  ],
});
const galleryCanvas = room('canvas-gallery', [
  'canvas: monsoon-window / Ochre House @ cover',
  'canvasB: moon-over-water / Night Blue @ cover',
  'canvasC: still-forms / Terracotta @ cover',
  'wall: #dfe1d6',
  'cushionA: #e9dcc4',
  WARM_RUG,
]);
const paisleySofa = room('fabric-sofa', [
  'fabric: kairi-paisley / Indigo',
  'fabricB: handloom-linen / Oat @ 1.5',
  'wall: #e6d2c1',
]);
const lookRoom = room('living', [
  'wall: #d8ddcd',
  'curtain: handloom-linen / Oat',
  'cushionA: mughal-buta / Saffron @ 0.7',
  'cushionB: ajrakh-stars / Indigo Madder @ 0.8',
  'rug: #e7dccb',
]);
const trellisEvening = room(
  'living',
  [
    'wall: marigold-trellis / Bottle Green',
    'curtain: #d9cdb6',
    'cushionA: handloom-linen / Haldi @ 1.5',
    'cushionB: silk-velvet / Mulberry @ 0.5',
    'rug: #cdbfa6',
  ],
  EVENING,
);
const jaaliLiving = room(
  'living',
  [
    'wall: khatam-jaali / Teal',
    'curtain: #e2d8c6',
    'cushionA: handloom-linen / Haldi @ 1.5',
    'cushionB: handloom-linen / Terracotta @ 1.5',
    'rug: #d6c9b2',
  ],
  EVENING,
);
const kiteNursery = room('nursery', [
  'wall: rickshaw-kites / Morning',
  'curtain: #dbe4e4',
  'rug: #e6d3b8',
  'tent: #dce7e6',
  'cushionA: handloom-linen / Terracotta @ 1.5',
]);

const createJob = (name: string, layout: Layout, recipe: Recipe): PictureJob => ({ name, layout, recipe });
/** A square around the cushion. */
const CUSHION_CROP: Crop = [0.05, 0.14, 0.9, 0.72];
const cushion = (name: string, covering: string): PictureJob =>
  createJob(name, layouts.tile, cut(room('product-cushion', [`product: ${covering}`]), CUSHION_CROP));

/** Cropped to the sofa, so its cushions are large enough to tap. */
export const LOOK_CROP: Crop = [0.2, 0.27, 0.68, 0.68];
export const LOOK_PLATE = lookRoom.plate;
/** Surfaces of that room and the pictures of the covers on them. */
export const LOOK_CUSHIONS = { cushionA: 'cushion-saffron-buta', cushionB: 'cushion-ajrakh-indigo' };

const SHARE: Crop = [0, 0.06, 1, 0.84];

/** All pictures that don't belong to a product: name, layout and room. */
export const shopPictures: readonly PictureJob[] = [
  createJob('home-hero', layouts.hero, heronHallway),
  createJob('home-hero-tall', layouts.tallHero, cut(heronHallway, [0.285, 0, 0.43, 1])),
  createJob('tile-wallpaper', layouts.tile, cut(jungleBedroom, [0.285, 0, 0.47, 1])),
  createJob('tile-curtains', layouts.tile, cut(ivoryDining, [0.055, 0, 0.47, 1])),
  createJob('tile-blinds', layouts.tile, cut(strokesStudy, [0.2, 0, 0.47, 1])),
  createJob('tile-canvas', layouts.tile, cut(stepwellReading, [0.5, 0, 0.47, 1])),
  createJob('slide-bahaara', layouts.slide, vineBedroom),
  createJob('slide-enchanted', layouts.slide, birchLiving),
  createJob('slide-indian-motifs', layouts.slide, kairiLiving),
  createJob('slide-kids', layouts.slide, tigerNursery),
  createJob('slide-minimal', layouts.slide, strokesHallway),
  createJob('menu-wallpaper', layouts.menu, meadowBedroom),
  createJob('menu-blinds', layouts.smallRoom, butiKitchen),
  createJob('menu-canvas', layouts.menu, hillsCanvas),
  createJob('menu-curtains', layouts.smallRoom, vineDining),
  createJob('menu-fabrics', layouts.smallRoom, cut(paisleySofa, [0, 0.13, 1, 0.83])),
  createJob('menu-contact', layouts.menu, jaaliLiving),
  createJob('menu-project', layouts.smallRoom, galleryCanvas),
  createJob('menu-customization', layouts.menu, kiteNursery),
  ...videos.map((plan) => createJob(`band-${plan.name}`, layouts.smallRoom, createVideoStill(plan))),
  createJob('login-room', layouts.tallHero, cut(trellisEvening, [0.3, 0, 0.5, 1])),
  createJob('inquiry-side', layouts.tile, cut(romanBlind, [0.05, 0, 0.56, 1])),
  createJob('return-hero', layouts.hero, cut(kairiLiving, [0, 0.1, 1, 0.72])),
  createJob('look-room', layouts.menu, cut(lookRoom, LOOK_CROP)),
  cushion('cushion-saffron-buta', 'mughal-buta / Saffron @ 0.7'),
  cushion('cushion-ajrakh-indigo', 'ajrakh-stars / Indigo Madder @ 0.8'),
  cushion('cushion-kora-buti', 'block-print-cotton / Kora @ 0.8'),
  createJob('share-home', layouts.share, cut(heronHallway, SHARE)),
  createJob('share-wallpaper', layouts.share, cut(meadowBedroom, SHARE)),
  createJob('share-curtains', layouts.share, cut(vineDining, [0, 0, 1, 0.84])),
  createJob('share-blinds', layouts.share, cut(butiKitchen, [0, 0, 1, 0.84])),
  createJob('share-canvas', layouts.share, cut(hillsCanvas, SHARE)),
  createJob('share-fabrics', layouts.share, cut(paisleySofa, [0, 0.16, 1, 0.7])),
  createJob('viewer-placeholder', layouts.share, { kind: 'drawing', file: 'viewer-placeholder.svg' }),
];
