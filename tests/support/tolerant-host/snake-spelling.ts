import { CATEGORIES } from '#domain/catalogue/category.ts';
import { type Json, listIn, only, renamed, type Spelling, STATED } from './spelling.ts';

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Prices as text, and no types where there are none. */
function typesOf(types: unknown): Json[] | null {
  const list = listIn(types).map(({ pricePerSqFt, ...rest }) => ({ ...rest, price: String(pricePerSqFt) }));
  return list.length > 0 ? list : null;
}

const TYPE_LISTS = Object.values(CATEGORIES).map(({ typeListField }) => typeListField);

/** Its pictures stand on the host itself. */
function productOf(product: Json, hostAddress: string): Json {
  return {
    ...only(product, STATED.product),
    category: String(product.category).toUpperCase(),
    images: listIn(product.images).map((image) => ({
      ...only(image, STATED.image),
      url: `${hostAddress}${image.url}`,
    })),
    ...Object.fromEntries(TYPE_LISTS.map((name) => [name, typesOf(product[name])])),
  };
}

const productsOf = (data: unknown, hostAddress: string): Json => ({
  data: listIn(data).map((product) => productOf(product, hostAddress)),
});
const cartOf = ({ items }: Json): Json => ({ items: listIn(items).map((item) => only(item, STATED.cartItem)) });
const withoutBlanks = (record: Json): Json =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value === '' ? null : value]));
const orderOf = (order: Json): Json => ({
  ...only(order, STATED.order),
  status: String(order.status),
  amountInPaise: String(order.amountInPaise),
});

/** Payment fields in snake case with `order_id`, prices as text, the wishlist a bare list without products, answers without a body. */
export const SNAKE: Spelling = {
  name: 'snake case',
  userIdClaim: 'UserId',
  misread: 400,
  bodies: {
    getAllProducts: productsOf,
    getProductsByCategory: productsOf,
    getProductsBySubCategory: productsOf,
    getProductById: (product, hostAddress) => ({ data: productOf(product, hostAddress) }),
    getWishlist: ({ items }) => listIn(items).map(({ productId, title }) => ({ productId, title })),
    addToWishlist: () => ({}),
    removeFromWishlist: () => ({}),
    getCart: cartOf,
    addToCart: cartOf,
    updateCartItem: cartOf,
    removeCartItem: cartOf,
    clearCart: cartOf,
    registerCustomer: () => undefined,
    getUserDetails: ({ userId: _, ...details }) => withoutBlanks(details),
    saveUserDetails: () => undefined,
    createOrder: ({ paymentSessionId, cashfreeOrderId, amountInPaise }) =>
      renamed({ paymentSessionId, orderId: cashfreeOrderId, amountInPaise }, snake),
    verifyPayment: ({ status: _, ...verdict }) => ({ data: renamed(only(verdict, STATED.verdict), snake) }),
    getMyOrders: ({ items }) => ({ data: { items: listIn(items).map(orderOf) } }),
    getMyOrder: (order) => ({ data: orderOf(order) }),
    sendContactMessage: () => undefined,
    sendProjectInquiry: (inquiry) => inquiry,
    sendCustomizationInquiry: (inquiry) => inquiry,
  },
};
