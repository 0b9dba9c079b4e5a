import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildPictureNames } from '../../../catalogue/demo/picture-names.ts';
import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import type { DetailedDressing } from './drawing/draw-room.ts';
import { computeJobKey } from './jobs/job-key.ts';
import { PLATES } from './places.ts';
import { listProductPictures } from './product-pictures.ts';
import { shopPictures } from './shop-pictures.ts';

const jobs = listProductPictures(demoProducts);
const findRecipes = (end: string) => jobs.filter(({ name }) => name.endsWith(end)).map(({ recipe }) => recipe);

describe('productPictures', () => {
  it('shows the first colour in four ways, the second in three and all others in two', () => {
    for (const product of demoProducts) {
      const counts = product.colourways.map(({ name }) => {
        const names = Object.values(buildPictureNames(product, name));
        return jobs.filter((job) => names.includes(job.name)).length;
      });
      expect(counts, product.slug).toEqual(product.colourways.map((_, index) => [4, 3][index] ?? 2));
    }
  });

  it('shows every colour flat at known scale, the first one large', () => {
    for (const product of demoProducts) {
      const flats = product.colourways.map(({ name }) => buildPictureNames(product, name).flat);
      const widths = flats
        .map((flat) => jobs.find(({ name }) => name === flat)?.recipe)
        .map((recipe) => recipe && 'size' in recipe && recipe.size[0]);
      expect(widths, product.slug).toEqual(product.colourways.map((_, index) => (index === 0 ? 1600 : 800)));
    }
  });

  it.each([
    ['basant-vine-curtains-ivory', 'product-curtain-pencil', 'closeup-cotton'],
    ['raat-herringbone-curtains-biscuit', 'product-curtain-pinch', 'closeup-twill'],
    ['taara-rockets-curtains-night-sky', 'product-curtain-wave', 'closeup-cotton'],
    ['mulmul-voile-curtains-milk', 'product-curtain-sheer', 'closeup-sheer'],
    ['makhmal-velvet-fabric-peacock', 'product-fabric-unrolled-velvet', 'closeup-velvet'],
    ['makhmal-velvet-curtains-peacock', 'product-curtain-pinch-velvet', 'closeup-velvet'],
    ['dupion-silk-curtains-antique-gold', 'product-curtain-pinch-silk', 'closeup-silk'],
    ['mahal-damask-curtains-pearl', 'product-curtain-pinch-silk', 'closeup-silk'],
    ['khadi-ticking-zebra-natural', 'product-blind-zebra', 'closeup-zebra'],
    ['basant-vine-wallpaper-ivory', 'product-wallpaper', 'closeup-paper'],
  ])('shows %s on %s and on %s', (name, product, closeUp) => {
    expect(findRecipes(`${name}-product`)).toMatchObject([{ plate: product }]);
    expect(findRecipes(`${name}-detail`)).toMatchObject([{ plate: closeUp }]);
  });

  it('shows each curtain with a heading that it is sold with', () => {
    const headingByPlate = {
      pencil: 'Pencil Pleat',
      pinch: 'Double Pinch Pleat',
      wave: 'Wave Pleat',
      sheer: 'Wave Pleat',
    };
    for (const { slug, types } of demoProducts.filter(({ use }) => use === 'curtain')) {
      const sold = types.flatMap((type) => ('heading' in type ? [type.heading] : []));
      const plates = jobs
        .filter(({ name }) => name.startsWith(slug) && name.endsWith('-product'))
        .map(({ recipe }) => ('plate' in recipe ? (recipe.plate.split('-')[2] ?? '') : ''));
      for (const plate of plates) expect(sold, slug).toContain(headingByPlate[plate as keyof typeof headingByPlate]);
    }
  });

  it('deepens the folds of cloth that hangs or lies, and of nothing else', () => {
    const isDraped = (name: string) =>
      findRecipes(name).map(
        (recipe) => 'dressings' in recipe && (recipe.dressings.at(-1) as DetailedDressing | undefined)?.isDraped,
      );
    expect(isDraped('langur-moonlight-curtains-midnight-product')).toEqual([true]);
    expect(isDraped('makhmal-velvet-fabric-peacock-product')).toEqual([true]);
    expect(isDraped('mulmul-voile-curtains-milk-product')).toEqual([undefined]);
    expect(isDraped('kora-linen-roman-oat-product')).toEqual([true]);
    expect(isDraped('kalam-strokes-roller-oatmeal-product')).toEqual([undefined]);
  });

  it('draws a print finely for its close-up and shows its busiest part', () => {
    const [print] = findRecipes('langur-moonlight-wallpaper-midnight-detail');
    expect(print).toMatchObject({ dressings: [{ isCloseUp: true }] });
    const [weave] = findRecipes('raat-herringbone-curtains-biscuit-detail');
    expect(weave).toMatchObject({ dressings: [expect.not.objectContaining({ isCloseUp: true })] });
    const [canvas] = findRecipes('twin-fish-canvas-natural-dyes-detail');
    expect(canvas).toMatchObject({ dressings: [{ isCloseUp: true, lay: 'cover' }] });
  });

  it.each(['wallpaper', 'curtain', 'blind', 'canvas', 'fabric'])(
    'shows products of kind %s in at least three rooms',
    (use) => {
      const names = demoProducts
        .filter((product) => product.use === use)
        .flatMap((product) => product.colourways.map(({ name }) => buildPictureNames(product, name).room));
      const rooms = jobs
        .filter(({ name }) => names.includes(name))
        .map(({ recipe }) => 'plate' in recipe && recipe.plate);
      expect(new Set(rooms).size).toBeGreaterThanOrEqual(3);
    },
  );

  it('has a plate for every picture', () => {
    const plates = new Set(
      [...jobs, ...shopPictures].flatMap(({ recipe }) => (recipe.kind === 'room' ? [recipe.plate] : [])),
    );
    for (const plate of plates) expect(existsSync(join(PLATES, plate, 'plate.bin')), plate).toBe(true);
  });

  it('gives every picture a unique name', () => {
    const names = [...jobs, ...shopPictures].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('hangs every canvas in a room with a frame of its shape', () => {
    expect(findRecipes('canvas-natural-dyes-canvas')).toMatchObject([{ plate: 'canvas-room-wide' }]);
    expect(findRecipes('canvas-red-earth-canvas')).toMatchObject([{ plate: 'canvas-room-square' }]);
  });

  it('shows every canvas framed, as in its room', () => {
    const canvases = demoProducts.filter(({ use }) => use === 'canvas').map(({ slug }) => slug);
    const plates = jobs
      .filter(({ name }) => name.endsWith('-product') && canvases.some((slug) => name.startsWith(slug)))
      .map(({ recipe }) => 'plate' in recipe && recipe.plate);
    expect([...new Set(plates)].sort()).toEqual(
      ['portrait', 'square', 'tall', 'wide'].map((shape) => `product-canvas-${shape}-framed`),
    );
  });

  it('puts a cloth of another kind beside a fabric', () => {
    const [recipe] = findRecipes('kairi-paisley-fabric-indigo-fabric-daybed');
    const dressings = recipe?.kind === 'room' ? recipe.dressings : [];
    expect(dressings.find(({ surface }) => surface === 'fabricB')?.pattern?.design).toBe('handloom-linen');
  });

  it('shows the cloth of curtains and blinds flat, a woven one from near enough to see its threads', () => {
    expect(findRecipes('basant-vine-curtains-ivory-flat')).toMatchObject([{ kind: 'flat', make: 'paper' }]);
    expect(findRecipes('kora-linen-zebra-oat-flat')).toMatchObject([{ make: 'paper', inchesWide: 9 }]);
    expect(findRecipes('jharokha-slat-venetian-limewash-flat')).toMatchObject([{ make: 'venetian' }]);
  });

  it('shows a sheer in daylight, closed and without drapes', () => {
    const [room] = findRecipes('mulmul-voile-curtains-milk-curtain-dining-sheer');
    const dressings = room?.kind === 'room' ? room.dressings : [];
    expect(dressings.map(({ surface }) => surface).sort()).toEqual(['sheer', 'wall']);
    expect(dressings.find(({ surface }) => surface === 'sheer')?.pattern?.design).toBe('mulmul-voile');
  });
});

describe('jobKey', () => {
  const [job] = shopPictures;
  if (!job) throw new Error('There are no shop pictures.');

  it('is equal for equal pictures', () => {
    expect(computeJobKey(structuredClone(job))).toBe(computeJobKey(job));
  });

  it('changes with the content of the picture', () => {
    expect(computeJobKey({ ...job, recipe: { ...job.recipe, exposure: 2 } as typeof job.recipe })).not.toBe(
      computeJobKey(job),
    );
  });
});
