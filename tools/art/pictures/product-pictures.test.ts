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
    ['raat-herringbone-curtains-biscuit', 'product-curtain-wave', 'closeup-herringbone'],
    ['mulmul-voile-curtains-milk', 'product-curtain-sheer', 'closeup-cotton'],
    ['makhmal-velvet-fabric-peacock', 'product-fabric-folded-velvet', 'closeup-velvet'],
    ['makhmal-velvet-curtains-peacock', 'product-curtain-pinch-velvet', 'closeup-velvet'],
    ['dupion-silk-curtains-antique-gold', 'product-curtain-pinch-silk', 'closeup-silk'],
    ['mahal-damask-curtains-pearl', 'product-curtain-pinch-silk', 'closeup-silk'],
    ['khadi-ticking-zebra-natural', 'product-blind-zebra', 'closeup-twill'],
    ['basant-vine-wallpaper-ivory', 'product-wallpaper', 'closeup-paper'],
  ])('shows %s on %s and on %s', (name, product, closeUp) => {
    expect(findRecipes(`${name}-product`)).toMatchObject([{ plate: product }]);
    expect(findRecipes(`${name}-detail`)).toMatchObject([{ plate: closeUp }]);
  });

  it('deepens the folds of cloth that hangs or lies, and of nothing else', () => {
    const isDraped = (name: string) =>
      findRecipes(name).map(
        (recipe) => 'dressings' in recipe && (recipe.dressings.at(-1) as DetailedDressing | undefined)?.isDraped,
      );
    expect(isDraped('langur-moonlight-curtains-midnight-product')).toEqual([true]);
    expect(isDraped('makhmal-velvet-fabric-peacock-product')).toEqual([true]);
    expect(isDraped('mulmul-voile-curtains-milk-product')).toEqual([undefined]);
    expect(isDraped('kalam-strokes-roller-oatmeal-product')).toEqual([undefined]);
  });

  it('draws a print finely for its close-up and shows its busiest part', () => {
    const [print] = findRecipes('langur-moonlight-wallpaper-midnight-detail');
    expect(print).toMatchObject({ dressings: [{ isCloseUp: true }] });
    const [weave] = findRecipes('raat-herringbone-curtains-biscuit-detail');
    expect(weave).toMatchObject({ dressings: [expect.not.objectContaining({ isCloseUp: true })] });
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

  it('hangs landscapes in the baked frame and other formats in their own frame', () => {
    expect(findRecipes('canvas-natural-dyes-canvas')).toMatchObject([{ plate: 'canvas' }]);
    expect(findRecipes('canvas-red-earth-canvas')).toMatchObject([{ plate: 'living', hang: [{ height: 1.1811 }] }]);
  });

  it('shows a curtain in pleats and a zebra blind in bands', () => {
    expect(findRecipes('basant-vine-curtains-ivory-flat')).toMatchObject([{ kind: 'flat', make: 'pleats' }]);
    expect(findRecipes('khadi-ticking-zebra-natural-flat')).toMatchObject([{ kind: 'flat', make: 'zebra' }]);
  });

  it('shows a sheer in daylight, closed and without drapes', () => {
    expect(findRecipes('mulmul-voile-curtains-milk-flat')).toMatchObject([{ kind: 'flat', make: 'sheer' }]);
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
