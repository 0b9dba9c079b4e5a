import { describe, expect, it } from 'vitest';
import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import { jobKey } from './job-key.ts';
import { productPictures } from './product-pictures.ts';
import { shopPictures } from './shop-pictures.ts';

const jobs = productPictures(demoProducts);
const recipesNamed = (end: string) => jobs.filter(({ name }) => name.endsWith(end)).map(({ recipe }) => recipe);

describe('productPictures', () => {
  it('wants every colour flat at known scale and at least the first two in a room', () => {
    for (const product of demoProducts) {
      const own = jobs.filter(({ name }) => name.startsWith(`${product.slug}-`));
      const flats = own.filter(({ name }) => name.endsWith('-flat'));
      const rooms = own.filter(({ recipe }) => recipe.kind === 'room');
      expect(flats, product.slug).toHaveLength(product.colourways.length);
      expect(rooms.length, product.slug).toBeGreaterThanOrEqual(2);
    }
  });

  it('gives every picture a name of its own', () => {
    const names = [...jobs, ...shopPictures].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('hangs a picture whole: landscapes in the baked frame, other shapes in a frame of their own', () => {
    expect(recipesNamed('canvas-natural-dyes-canvas')).toMatchObject([{ plate: 'canvas' }]);
    expect(recipesNamed('canvas-red-earth-canvas')).toMatchObject([{ plate: 'living', hang: [{ height: 0.9906 }] }]);
  });

  it('shows a curtain in pleats and a zebra blind in bands', () => {
    expect(recipesNamed('basant-vine-curtains-ivory-flat')).toMatchObject([{ kind: 'flat', make: 'pleats' }]);
    expect(recipesNamed('khadi-ticking-zebra-natural-flat')).toMatchObject([{ kind: 'flat', make: 'zebra' }]);
  });
});

describe('jobKey', () => {
  const [job] = shopPictures;
  if (!job) throw new Error('There are no shop pictures.');

  it('stays the same for the same picture', () => {
    expect(jobKey(structuredClone(job))).toBe(jobKey(job));
  });

  it('changes with what is in the picture', () => {
    expect(jobKey({ ...job, recipe: { ...job.recipe, exposure: 2 } as typeof job.recipe })).not.toBe(jobKey(job));
  });
});
