import { describe, expect, it } from 'vitest';
import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import { computeJobKey } from './jobs/job-key.ts';
import { listProductPictures } from './product-pictures.ts';
import { shopPictures } from './shop-pictures.ts';

const jobs = listProductPictures(demoProducts);
const findRecipes = (end: string) => jobs.filter(({ name }) => name.endsWith(end)).map(({ recipe }) => recipe);

describe('productPictures', () => {
  it('includes every colour flat at known scale and at least two in a room', () => {
    for (const product of demoProducts) {
      const own = jobs.filter(({ name }) => name.startsWith(`${product.slug}-`));
      const flats = own.filter(({ name }) => name.endsWith('-flat'));
      const rooms = own.filter(({ recipe }) => recipe.kind === 'room');
      expect(flats, product.slug).toHaveLength(product.colourways.length);
      expect(rooms.length, product.slug).toBeGreaterThanOrEqual(2);
    }
  });

  it('gives every picture a unique name', () => {
    const names = [...jobs, ...shopPictures].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('hangs landscapes in the baked frame and other formats in their own frame', () => {
    expect(findRecipes('canvas-natural-dyes-canvas')).toMatchObject([{ plate: 'canvas' }]);
    expect(findRecipes('canvas-red-earth-canvas')).toMatchObject([{ plate: 'living', hang: [{ height: 0.9906 }] }]);
  });

  it('shows a curtain in pleats and a zebra blind in bands', () => {
    expect(findRecipes('basant-vine-curtains-ivory-flat')).toMatchObject([{ kind: 'flat', make: 'pleats' }]);
    expect(findRecipes('khadi-ticking-zebra-natural-flat')).toMatchObject([{ kind: 'flat', make: 'zebra' }]);
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
