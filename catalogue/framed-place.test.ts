import { expect, it } from 'vitest';
import { placeFramedCanvas } from '#storefront/features/product/viewer/geometry/framed-canvas.ts';
import { framedBox, pictureAspect } from '../tools/art/pictures/draw-frame.ts';
import { productPictures } from '../tools/art/pictures/product-pictures.ts';
import { demoProducts } from './demo-catalogue.ts';

it('the viewer locates every framed canvas in its picture [VIEW-12]', () => {
  const recipes = productPictures(demoProducts).flatMap(({ recipe }) => (recipe.kind === 'framed' ? [recipe] : []));
  expect(recipes.length).toBeGreaterThan(0);
  for (const recipe of recipes) {
    const [width, height] = recipe.size;
    const drawn = framedBox(recipe);
    const { box, centre } = placeFramedCanvas({ width, height }, pictureAspect(recipe.pattern.design));
    // The picture is made of whole pixels.
    expect(Math.abs(box.width - drawn.width)).toBeLessThanOrEqual(1);
    expect(Math.abs(box.height - drawn.height)).toBeLessThanOrEqual(1);
    expect(Math.abs(width / 2 + centre.x - box.width / 2 - drawn.left)).toBeLessThanOrEqual(1);
    expect(Math.abs(height / 2 + centre.y - box.height / 2 - drawn.top)).toBeLessThanOrEqual(1);
  }
});
