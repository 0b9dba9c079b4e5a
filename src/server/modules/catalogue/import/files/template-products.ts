import type { CatalogueFile, CatalogueFileProduct } from '#contract/catalogue-file.ts';
import { NO_MOTORISATION } from '#domain/catalogue/type-fields.ts';

/** The fields shared by all examples; ids are empty, because the import assigns them. */
const EXAMPLE = { id: '', isFeatured: false, images: [] satisfies CatalogueFileProduct['images'] };
const NEW_TYPE = { id: '' };

/** One product per category. Without pictures, so that the file can be imported as it is. */
export const TEMPLATE: CatalogueFile = {
  products: [
    {
      ...EXAMPLE,
      title: 'Example wallpaper',
      slug: 'example-wallpaper',
      category: 'wallpaper',
      subCategory: 'Florals',
      orderComment: 'Large blossoms on a plain ground. The repeat is 24 inches.',
      types: [
        {
          ...NEW_TYPE,
          title: 'Smooth Matt',
          description: 'Non-woven paper, 160 gsm.',
          pricePerSqFt: 210,
          finish: 'Matt',
          isWashable: false,
        },
        {
          ...NEW_TYPE,
          title: 'Eggshell Vinyl',
          description: 'A vinyl face that can be scrubbed.',
          pricePerSqFt: 255.5,
          finish: 'Eggshell',
          isWashable: true,
        },
      ],
    },
    {
      ...EXAMPLE,
      title: 'Example curtains',
      slug: 'example-curtains',
      category: 'curtains',
      subCategory: 'Sheers',
      orderComment: 'A light cotton that lets the morning in.',
      types: [
        {
          ...NEW_TYPE,
          title: 'Cotton Voile',
          description: '',
          pricePerSqFt: 180,
          configuration: 'Pair of Curtains',
          heading: 'Pencil Pleat',
          tiebacks: 'No Tieback',
        },
      ],
    },
    {
      ...EXAMPLE,
      title: 'Example blinds',
      slug: 'example-blinds',
      category: 'blinds',
      subCategory: 'Roller blinds',
      orderComment: 'Closes a window tightly.',
      types: [
        {
          ...NEW_TYPE,
          title: 'Blackout',
          description: '',
          pricePerSqFt: 240,
          fittingType: 'Outside',
          blindStyle: 'Classic',
          motorisation: NO_MOTORISATION,
          chainColour: 'White',
          sideOfControls: 'Right',
        },
      ],
    },
    {
      ...EXAMPLE,
      title: 'Example canvas',
      slug: 'example-canvas',
      category: 'canvas',
      subCategory: 'Landscapes',
      orderComment: 'Printed on cotton canvas and stretched.',
      types: [
        {
          ...NEW_TYPE,
          title: '24 × 36 in',
          description: '',
          pricePerSqFt: 350,
          width: 24,
          height: 36,
          frameType: 'Stretched',
          hasMirrorEdges: true,
        },
      ],
    },
    {
      ...EXAMPLE,
      title: 'Example fabric',
      slug: 'example-fabric',
      category: 'fabrics',
      subCategory: 'Linens',
      orderComment: 'For upholstery and cushions.',
      types: [
        {
          ...NEW_TYPE,
          title: 'Heavy Linen',
          description: '',
          pricePerSqFt: 165,
          material: 'Linen',
          width: 54,
          isWashable: true,
        },
      ],
    },
  ],
};
