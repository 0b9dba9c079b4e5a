import { CATEGORIES } from '#domain/catalogue/category.ts';
import { type Json, pick, SPECIFIED_FIELDS, type Spelling, toList } from './spelling.ts';

export const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Prices as text, and `null` instead of an empty list. */
function toTypes(types: unknown): Json[] | null {
  const list = toList(types).map(({ pricePerSqFt, ...rest }) => ({ ...rest, price: String(pricePerSqFt) }));
  return list.length > 0 ? list : null;
}

const TYPE_LISTS = Object.values(CATEGORIES).map(({ typeListField }) => typeListField);

/** Serves pictures from the host itself. */
function toProduct(product: Json, hostAddress: string): Json {
  return {
    ...pick(product, SPECIFIED_FIELDS.product),
    category: String(product.category).toUpperCase(),
    images: toList(product.images).map((image) => ({
      ...pick(image, SPECIFIED_FIELDS.image),
      url: `${hostAddress}${image.url}`,
    })),
    ...Object.fromEntries(TYPE_LISTS.map((name) => [name, toTypes(product[name])])),
  };
}

const toProducts = (data: unknown, hostAddress: string): Json => ({
  data: toList(data).map((product) => toProduct(product, hostAddress)),
});
const toCart = ({ items }: Json): Json => ({
  items: toList(items).map((item) => pick(item, SPECIFIED_FIELDS.cartItem)),
});
const replaceBlanks = (record: Json): Json =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value === '' ? null : value]));
const toOrder = (order: Json): Json => ({
  ...pick(order, SPECIFIED_FIELDS.order),
  status: String(order.status),
  amountInPaise: String(order.amountInPaise),
});

/** Fields in snake case, payments with `order_id`, prices as text, the wishlist a bare list without products, empty responses. */
export const SNAKE: Spelling = {
  name: 'snake case',
  rename: toSnakeCase,
  userIdClaim: 'UserId',
  misread: 400,
  bodies: {
    getAllProducts: toProducts,
    getProductsByCategory: toProducts,
    getProductsBySubCategory: toProducts,
    getProductById: (product, hostAddress) => ({ data: toProduct(product, hostAddress) }),
    getWishlist: ({ items }) => toList(items).map(({ productId, title }) => ({ productId, title })),
    addToWishlist: () => ({}),
    removeFromWishlist: () => ({}),
    getCart: toCart,
    addToCart: toCart,
    updateCartItem: toCart,
    removeCartItem: toCart,
    clearCart: toCart,
    registerCustomer: () => undefined,
    getUserDetails: ({ userId: _, ...details }) => replaceBlanks(details),
    saveUserDetails: () => undefined,
    createOrder: ({ paymentSessionId, cashfreeOrderId: orderId, amountInPaise }) => ({
      paymentSessionId,
      orderId,
      amountInPaise,
    }),
    verifyPayment: ({ status: _, ...verdict }) => ({ data: pick(verdict, SPECIFIED_FIELDS.verdict) }),
    getMyOrders: ({ items }) => ({ data: { items: toList(items).map(toOrder) } }),
    getMyOrder: (order) => ({ data: toOrder(order) }),
    sendContactMessage: () => undefined,
    sendProjectInquiry: (inquiry) => inquiry,
    sendCustomizationInquiry: (inquiry) => inquiry,
  },
};
