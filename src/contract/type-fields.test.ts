import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ALL_CART_OPTION_FIELDS, resolveItemOptions } from '#domain/cart/cart-options.ts';
import { CATEGORIES } from '#domain/catalogue/category.ts';
import { getDefaultOptions, OPTION_LISTS, OPTIONS_BY_CATEGORY } from '#domain/catalogue/product-options.ts';
import { TYPE_FIELDS, type TypeField } from '#domain/catalogue/type-fields.ts';
import type { ConfigurableType } from '#domain/product/configuration.ts';
import { readCatalogueFile } from './catalogue-file.ts';
import { readCartItem } from './readers/cart-reader.ts';
import { readProduct } from './readers/product-reader.ts';
import { cartItemSchema, updateCartItem } from './storefront/cart.ts';
import { createTypeLists, productSchema } from './storefront/catalogue.ts';
import { orderItemSchema } from './storefront/orders.ts';

const SAMPLE_VALUES = { text: 'Matt', flag: true, inches: 54.5, size: 24 };
const getSample = (field: TypeField) => (field.kind === 'choice' ? field.choices[0] : SAMPLE_VALUES[field.kind]);

const ID = '00000000-0000-4000-8000-000000000001';
const TYPE_ID = '00000000-0000-4000-8000-000000000002';
const listFields = (category: string) => TYPE_FIELDS.filter((field) => field.category === category);
const createType = (category: string): ConfigurableType => ({
  id: TYPE_ID,
  title: 'A type',
  description: '',
  pricePerSqFt: 45,
  ...Object.fromEntries(listFields(category).map((field) => [field.name, getSample(field)])),
});

describe.each(TYPE_FIELDS.map((field) => [`${field.category} ${field.name}`, field] as const))('%s', (_, field) => {
  const { category, name } = field;
  const list = CATEGORIES[category].typeListField;
  const type = createType(category);
  const { [name]: removed, ...incomplete } = type as Record<string, unknown>;
  const product = { id: ID, title: 'P', slug: 'p', category, subCategory: null, orderComment: null, isFeatured: false };
  const createWireProduct = (sent: object) => ({
    ...product,
    images: [],
    ...createTypeLists(category, [sent as never]),
  });
  const importType = (written: object) =>
    readCatalogueFile({ products: [{ ...product, images: [], types: [written] }] });

  it('is required in the API, which accepts its value', () => {
    expect(removed).toBeDefined();
    expect(z.safeParse(productSchema, createWireProduct(type)).data?.[list]).toEqual([type]);
    expect(z.safeParse(productSchema, createWireProduct(incomplete)).success).toBe(false);
  });

  it('is required in the catalogue file, which accepts its value', () => {
    expect(importType(type).ok).toBe(true);
    expect(importType(incomplete).ok).toBe(false);
    expect(importType({ ...type, [name]: { wrong: true } }).ok).toBe(false);
  });

  it('is read from responses, and has a value when it is missing', () => {
    expect(readProduct(createWireProduct(type))?.[list]).toEqual([type]);
    expect(readProduct(createWireProduct(incomplete))?.[list][0]).toHaveProperty(name);
  });
});

describe.each(TYPE_FIELDS.filter((field) => field.kind !== 'size').map((field) => [field.itemField, field] as const))(
  'item option %s',
  (itemField, field) => {
    const { category } = field;
    const options = resolveItemOptions(category, getDefaultOptions(category), createType(category));

    it('is in cart and order items, in the API and in the reader', () => {
      expect(ALL_CART_OPTION_FIELDS).toContain(itemField);
      expect(options[itemField]).not.toBeNull();
      for (const { shape } of [cartItemSchema, orderItemSchema]) {
        expect(z.safeParse(shape[itemField], options[itemField]).success).toBe(true);
        expect(z.safeParse(shape[itemField], null).success).toBe(true);
        expect(z.safeParse(shape[itemField], {}).success).toBe(false);
      }
      expect(readCartItem({ id: 'l', productId: 'p', category, ...options })).toMatchObject(options);
    });

    it('is taken from a request only if the shopper chooses it', () => {
      const isChoice = field.kind === 'choice';
      expect(Object.keys(OPTION_LISTS).includes(itemField)).toBe(isChoice);
      expect(OPTIONS_BY_CATEGORY[category].some((name) => name === itemField)).toBe(isChoice);
      // The server ignores other fields, whatever they contain.
      expect(z.safeParse(updateCartItem.body, { [itemField]: {} }).success).toBe(!isChoice);
      expect(z.parse(updateCartItem.body, { [itemField]: 'x' })).toEqual({ [itemField]: 'x' });
    });
  },
);
