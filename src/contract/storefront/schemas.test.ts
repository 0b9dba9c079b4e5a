import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpointTable } from '../endpoint-table.ts';
import { registrationSchema } from './account.ts';
import { cartItemSchema, cartSchema } from './cart.ts';
import {
  blindsTypeSchema,
  canvasTypeSchema,
  curtainTypeSchema,
  fabricTypeSchema,
  productImageSchema,
  productSchema,
  productTypeSchema,
  wallpaperTypeSchema,
} from './catalogue.ts';
import { contactMessageSchema, customizationInquirySchema, projectInquirySchema } from './inquiries.ts';
import { orderItemSchema, orderSchema } from './orders.ts';
import { createdOrderSchema } from './payments.ts';
import { userDetailsSchema } from './user-details.ts';
import { wishlistEntrySchema } from './wishlist.ts';

const splitList = (text: string) => text.split(', ');
const listKeys = (schema: z.ZodMiniObject) => Object.keys(schema.shape);

const WALLPAPER_OPTIONS = 'wallpaperFinish, wallpaperIsWashable';
const CURTAIN_OPTIONS = 'curtainConfiguration, curtainHeading, curtainTiebacks';
const BLINDS_OPTIONS = 'fittingType, blindStyle, motorisation, chainColour, sideOfControls';
const FABRIC_OPTIONS = 'fabricMaterial, fabricWidth, fabricIsWashable';
const CANVAS_OPTIONS = 'canvasFrameType, canvasHasMirrorEdges';
const ALL_OPTIONS = [WALLPAPER_OPTIONS, CURTAIN_OPTIONS, BLINDS_OPTIONS, FABRIC_OPTIONS, CANVAS_OPTIONS].join(', ');

/** The required fields (ENT). */
describe('specified fields', () => {
  it.each<[string, z.ZodMiniObject, string]>([
    ['a product [ENT-01]', productSchema, 'id, title, slug, category, subCategory, orderComment, isFeatured, images'],
    ['a product image [ENT-03]', productImageSchema, 'url, sortOrder, hexCode'],
    ['the type lists [ENT-04]', productSchema, 'wallpaperTypes, curtainTypes, blindsTypes, canvasTypes, fabricTypes'],
    ['a product type', productTypeSchema, 'id, title, description, pricePerSqFt'],
    ['a wallpaper type [ENT-07]', wallpaperTypeSchema, 'id, title, description, pricePerSqFt, finish, isWashable'],
    ['a curtain type [ENT-08]', curtainTypeSchema, 'pricePerSqFt, configuration, heading, tiebacks'],
    ['a blinds type [ENT-09]', blindsTypeSchema, `pricePerSqFt, ${BLINDS_OPTIONS}`],
    ['a fabric type [ENT-10]', fabricTypeSchema, 'pricePerSqFt, material, width, isWashable'],
    ['a canvas type [ENT-11]', canvasTypeSchema, 'pricePerSqFt, width, height, frameType, hasMirrorEdges'],
    [
      'a cart item [ENT-12]',
      cartItemSchema,
      'id, productId, productTypeId, colorHex, widthInInches, heightInInches, areaSqFt, quantity, productImageUrl, productTitle, productSlug, category, subCategory, unitPrice, lineTotal',
    ],
    ['cart options of wallpaper [ENT-13]', cartItemSchema, WALLPAPER_OPTIONS],
    ['cart options of curtains [ENT-14]', cartItemSchema, CURTAIN_OPTIONS],
    ['cart options of blinds [ENT-15]', cartItemSchema, BLINDS_OPTIONS],
    ['cart options of fabrics [ENT-16]', cartItemSchema, FABRIC_OPTIONS],
    ['cart options of canvas [ENT-17]', cartItemSchema, CANVAS_OPTIONS],
    ['the cart', cartSchema, 'items, subtotal'],
    [
      'a wishlist entry [ENT-19]',
      wishlistEntrySchema,
      'productId, product, title, subCategory, images, productTypes, category, slug',
    ],
    ['a registration [ENT-21]', registrationSchema, 'name, userName, email, password, confirmPassword, phoneNumber'],
    [
      'user details [ENT-22]',
      userDetailsSchema,
      'userId, firstName, lastName, email, phone, addressLine1, addressLine2, city, state, postalCode, country',
    ],
    ['an order [ENT-23]', orderSchema, 'id, status, createdAt, paidAt, cashfreePaymentId, amountInPaise, currency'],
    [
      'customer and address of an order [ENT-24]',
      orderSchema,
      'customerName, customerEmail, customerPhone, addressLine1, addressLine2, city, state, postalCode, country',
    ],
    [
      'an order item [ENT-25]',
      orderItemSchema,
      `id, productTitle, productImageUrl, quantity, unitPrice, lineTotal, category, subCategory, widthInInches, heightInInches, areaSqFt, ${ALL_OPTIONS}`,
    ],
    ['a created order', createdOrderSchema, 'paymentSessionId, cashfreeOrderId, orderId, amountInPaise, currency'],
    [
      'a request to verify [ENT-27]',
      endpointTable.verifyPayment.body,
      'cashfree_order_id, cashfree_payment_id, signature',
    ],
    ['a contact message [ENT-28]', contactMessageSchema, 'name, email, phone, message'],
    ['a project inquiry [ENT-29]', projectInquirySchema, 'name, email, phone, projectType, projectDetails'],
    [
      'a customization inquiry [ENT-30]',
      customizationInquirySchema,
      'customerName, email, phone, productType, customizationDetails',
    ],
  ])('are in %s', (_, schema, fields) => {
    expect(listKeys(schema)).toEqual(expect.arrayContaining(splitList(fields)));
  });

  it('are required in responses', () => {
    const result = z.safeParse(productSchema, {});
    expect(result.error?.issues.map((issue) => issue.path[0])).toEqual(
      listKeys(productSchema).filter((key) => key !== 'productTypes' && key !== 'alsoAs'),
    );
  });
});

describe('body of addtocart', () => {
  const body = endpointTable.addToCart.body;
  const listIssuePaths = (value: unknown) =>
    z.safeParse(body, value).error?.issues.map((issue) => issue.path.join('.'));

  it('accepts a single item, and drops unknown fields', () => {
    expect(z.parse(body, { items: { productId: 'p', surprise: 1 } })).toEqual({ items: [{ productId: 'p' }] });
    expect(z.parse(body, { items: [{ productId: 'p' }, { productId: 'q' }] }).items).toHaveLength(2);
  });

  it('accepts any value in fields that the server sets', () => {
    expect(
      listIssuePaths({ items: [{ productId: 'p', unitPrice: 'free', category: 7, areaSqFt: null }] }),
    ).toBeUndefined();
  });

  it('reports fields of the wrong type', () => {
    expect(listIssuePaths({})).toEqual(['items']);
    expect(listIssuePaths({ items: 'x' })).toEqual(['items.0']);
    expect(listIssuePaths({ items: [{ productId: 'p', widthInInches: '36', quantity: '2' }] })).toEqual([
      'items.0.widthInInches',
      'items.0.quantity',
    ]);
  });
});

describe('form bodies', () => {
  it('read missing fields as empty', () => {
    expect(z.parse(endpointTable.authenticate.body, { email: null })).toEqual({ email: '', password: '' });
  });

  it('reject values that are not text', () => {
    expect(z.safeParse(contactMessageSchema, { name: 3 }).error?.issues.map((issue) => issue.path)).toEqual([['name']]);
  });

  it('keep text unchanged', () => {
    const text = '  <b>नमस्ते</b>\r\n ';
    expect(z.parse(contactMessageSchema, { message: text }).message).toBe(text);
  });
});

describe('body of CreateOrder', () => {
  const body = endpointTable.createOrder.body;

  it('accepts userId, UserId or neither', () => {
    expect(z.parse(body, { userId: 'u' })).toEqual({ userId: 'u' });
    expect(z.parse(body, { UserId: 'u' })).toEqual({ userId: 'u' });
    expect(z.parse(body, {})).toEqual({});
  });

  it.each([null, 'x', [], { UserId: 3 }])('rejects %j', (value) =>
    expect(z.safeParse(body, value).success).toBe(false),
  );
});

describe('query of the orders list', () => {
  it('accepts text and numbers, trims them, and fills missing values with blanks', () => {
    expect(z.parse(endpointTable.getMyOrders.query, { Page: 2, Status: ' 1 ' })).toEqual({
      Page: '2',
      PageSize: '',
      Status: '1',
      From: '',
      To: '',
      CashfreeOrderId: '',
    });
  });
});
