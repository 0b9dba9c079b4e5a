import { expect, it } from 'vitest';
import { placeFramedCanvas } from '#storefront/features/product/viewer/geometry/viewer-content.ts';
import { computeFramedBox, getPictureAspect } from '../../tools/art/pictures/drawing/draw-frame.ts';
import { listProductPictures } from '../../tools/art/pictures/product-pictures.ts';
import { demoProducts } from '../demo-catalogue.ts';

it('the viewer locates every framed canvas in its picture [VIEW-12]', () => {
  const recipes = listProductPictures(demoProducts).flatMap(({ recipe }) => (recipe.kind === 'framed' ? [recipe] : []));
  expect(recipes.length).toBeGreaterThan(0);
  for (const recipe of recipes) {
    const [width, height] = recipe.size;
    const drawnBox = computeFramedBox(recipe);
    const { box, centre } = placeFramedCanvas({ width, height }, getPictureAspect(recipe.pattern.design));
    // The picture is rounded to whole pixels.
    expect(Math.abs(box.width - drawnBox.width)).toBeLessThanOrEqual(1);
    expect(Math.abs(box.height - drawnBox.height)).toBeLessThanOrEqual(1);
    expect(Math.abs(width / 2 + centre.x - box.width / 2 - drawnBox.left)).toBeLessThanOrEqual(1);
    expect(Math.abs(height / 2 + centre.y - box.height / 2 - drawnBox.top)).toBeLessThanOrEqual(1);
  }
});
