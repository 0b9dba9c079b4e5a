import { NAME_IDENTIFIER_CLAIM } from '#domain/account/token-claims.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { type Json, pick, SPECIFIED_FIELDS, type Spelling, toList } from './spelling.ts';

export const toPascalCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const wrapData = (data: unknown): Json => ({ succeeded: true, data, message: '' });

const toType = ({ title, pricePerSqFt, ...rest }: Json): Json => ({ ...rest, name: title, price: pricePerSqFt });

/** Wallpaper types under their other name, no list of another category, and relative picture addresses. */
function toProduct(product: Json): Json {
  const category = product.category as Category;
  const { typeListField, name } = CATEGORIES[category];
  return {
    ...pick(product, SPECIFIED_FIELDS.product),
    category: name,
    images: toList(product.images).map((image) => ({
      ...pick(image, SPECIFIED_FIELDS.image),
      url: `media${image.url}`,
    })),
    [category === 'wallpaper' ? 'productTypes' : typeListField]: toList(product[typeListField]).map(toType),
  };
}

const toCart = ({ items, subtotal }: Json): Json =>
  wrapData({ items: toList(items).map((item) => pick(item, SPECIFIED_FIELDS.cartItem)), subtotal });
const toOrder = (order: Json): Json => pick(order, SPECIFIED_FIELDS.order);
const toProducts = (data: unknown): Json => wrapData(toList(data).map(toProduct));

/** Fields in Pascal case, types with `name` and `price`, `items` at the top, details and orders unwrapped. */
export const PASCAL: Spelling = {
  name: 'Pascal case',
  rename: toPascalCase,
  userIdClaim: NAME_IDENTIFIER_CLAIM,
  misread: 422,
  bodies: {
    getAllProducts: toProducts,
    getProductsByCategory: toProducts,
    getProductsBySubCategory: toProducts,
    getProductById: (product) => wrapData(toProduct(product)),
    getWishlist: ({ items }) => ({
      items: toList(items).map(({ productId, product }) => ({ productId, product: toProduct(product as Json) })),
    }),
    addToWishlist: () => undefined,
    removeFromWishlist: () => undefined,
    getCart: toCart,
    addToCart: toCart,
    updateCartItem: toCart,
    removeCartItem: toCart,
    clearCart: toCart,
    getUserDetails: (details) => details,
    saveUserDetails: (details) => details,
    createOrder: (order) => wrapData(pick(order, SPECIFIED_FIELDS.createdOrder)),
    verifyPayment: (verdict) => pick(verdict, SPECIFIED_FIELDS.verdict),
    getMyOrders: ({ items }) => ({ items: toList(items).map(toOrder) }),
    getMyOrder: toOrder,
    sendContactMessage: (message) => message,
  },
};
