import { NAME_IDENTIFIER_CLAIM } from '#domain/account/token-claims.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { type Json, listIn, only, renamed, type Spelling, STATED } from './spelling.ts';

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const wrapped = (data: unknown): Json => ({ succeeded: true, data, message: '' });

const typeOf = ({ title, pricePerSqFt, ...rest }: Json): Json => ({ ...rest, name: title, price: pricePerSqFt });

/** Wallpaper types under their other name, and no list of another category. */
function productOf(product: Json): Json {
  const category = product.category as Category;
  const { typeListField, callName } = CATEGORIES[category];
  return {
    ...only(product, STATED.product),
    category: callName,
    images: listIn(product.images).map((image) => only(image, STATED.image)),
    [category === 'wallpaper' ? 'productTypes' : typeListField]: listIn(product[typeListField]).map(typeOf),
  };
}

const cartOf = ({ items, subtotal }: Json): Json =>
  wrapped({ items: listIn(items).map((item) => only(item, STATED.cartItem)), subtotal });
const orderOf = (order: Json): Json => only(order, STATED.order);
const productsOf = (data: unknown): Json => wrapped(listIn(data).map(productOf));

/** Payment fields in Pascal case, types with `name` and `price`, `items` at the top, details and orders unwrapped. */
export const PASCAL: Spelling = {
  name: 'Pascal case',
  userIdClaim: NAME_IDENTIFIER_CLAIM,
  misread: 422,
  bodies: {
    getAllProducts: productsOf,
    getProductsByCategory: productsOf,
    getProductsBySubCategory: productsOf,
    getProductById: (product) => wrapped(productOf(product)),
    getWishlist: ({ items }) => ({
      items: listIn(items).map(({ productId, product }) => ({ productId, product: productOf(product as Json) })),
    }),
    addToWishlist: () => undefined,
    removeFromWishlist: () => undefined,
    getCart: cartOf,
    addToCart: cartOf,
    updateCartItem: cartOf,
    removeCartItem: cartOf,
    clearCart: cartOf,
    getUserDetails: (details) => details,
    saveUserDetails: (details) => details,
    createOrder: (order) => wrapped(renamed(only(order, STATED.createdOrder), pascal)),
    verifyPayment: (verdict) => renamed(only(verdict, STATED.verdict), pascal),
    getMyOrders: ({ items }) => ({ items: listIn(items).map(orderOf) }),
    getMyOrder: orderOf,
    sendContactMessage: (message) => message,
  },
};
