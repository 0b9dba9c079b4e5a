import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Paise } from '#domain/money/paise.ts';
import { hundredthsColumn, timestampColumn } from '../columns.ts';

/** One row, id 'catalogue'. Every process reloads the catalogue when the version changes. */
export const catalogueState = pgTable('catalogue_state', {
  id: text('id').primaryKey(),
  version: text('version').notNull(),
});

export const products = pgTable('products', {
  id: uuid('id').primaryKey(),
  /** Sort order in lists. */
  position: integer('position').notNull(),
  title: text('title').notNull(),
  slug: text('slug').notNull(),
  category: text('category').notNull(),
  subCategory: text('sub_category'),
  subCategorySlug: text('sub_category_slug').notNull(),
  orderComment: text('order_comment'),
  isFeatured: boolean('is_featured').notNull(),
  /** The catalogue version in which it last changed, so that processes reload only what is new to them. */
  revision: text('revision').notNull().default(''),
});

/** Types of all five categories; columns that a category does not use are null. */
export const productTypes = pgTable(
  'product_types',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    pricePerSqFtPaise: integer('price_per_sq_ft_paise').$type<Paise>().notNull(),
    /** Wallpaper. */
    finish: text('finish'),
    /** Wallpaper and fabrics. */
    isWashable: boolean('is_washable'),
    /** Curtains. */
    configuration: text('configuration'),
    heading: text('heading'),
    tiebacks: text('tiebacks'),
    /** Blinds. */
    fittingType: text('fitting_type'),
    blindStyle: text('blind_style'),
    motorisation: text('motorisation'),
    chainColour: text('chain_colour'),
    sideOfControls: text('side_of_controls'),
    /** Fabrics. */
    material: text('material'),
    /** Fabrics and canvas. */
    widthHundredths: hundredthsColumn('width_hundredths'),
    /** Canvas. */
    heightHundredths: hundredthsColumn('height_hundredths'),
    frameType: text('frame_type'),
    hasMirrorEdges: boolean('has_mirror_edges'),
  },
  (table) => [index('product_types_product_id').on(table.productId)],
);

export const productImages = pgTable(
  'product_images',
  {
    id: uuid('id').primaryKey(),
    productId: uuid('product_id').notNull(),
    sortOrder: integer('sort_order').notNull(),
    url: text('url').notNull(),
    hexCode: text('hex_code'),
    colorName: text('color_name'),
    /** One of IMAGE_KINDS. */
    kind: text('kind').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    dominantColor: text('dominant_color').notNull(),
    /** Comma-separated pixel widths of the variants, ascending. */
    widths: text('widths').notNull(),
    /** Real-world width shown by a flat picture. */
    inchesWideHundredths: hundredthsColumn('inches_wide_hundredths'),
    /** Side of the pattern's square repeat. Flat pictures only. */
    repeatHundredths: hundredthsColumn('repeat_hundredths'),
    altText: text('alt_text'),
  },
  (table) => [index('product_images_product_id').on(table.productId)],
);

/** Uploaded pictures; their files are in PICTURES_DIR. */
export const pictures = pgTable('pictures', {
  /** The address of the fallback file; its variants are named after it. */
  url: text('url').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  dominantColor: text('dominant_color').notNull(),
  /** Comma-separated pixel widths of the variants, ascending. */
  widths: text('widths').notNull(),
  uploadedAt: timestampColumn('uploaded_at').notNull(),
  uploadedBy: text('uploaded_by').notNull(),
  /** Since when nothing names it; null while something does. */
  unusedSince: timestampColumn('unused_since'),
});
