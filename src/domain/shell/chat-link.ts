/**
 * The floating chat button's link: the shop's number and a prefilled text as query parameters, the mobile address on
 * phones and tablets, the web address otherwise (specification 1 §1, §7; ).
 */
import type { Category } from '../catalogue/category.ts';

const MOBILE_CHAT = 'https://api.whatsapp.com/send';
const WEB_CHAT = 'https://web.whatsapp.com/send';
const MOBILE_AGENT = /Android|iPhone|iPad|iPod|Mobile|Windows Phone|BlackBerry|BB10|webOS|Opera Mini|IEMobile|Silk/i;

const isMobileUserAgent = (userAgent: string): boolean => MOBILE_AGENT.test(userAgent);

/** The {product} of the text: the category of the page, else 'home decor'. */
export const getChatProduct = (category: Category | undefined): string => category ?? 'home decor';

/** The page's address is appended where it helps, as on product pages. */
export function buildChatText(product: string, pageUrl?: string): string {
  const text = `Hi! I'm interested in ${product} products.`;
  return pageUrl ? `${text} ${pageUrl}` : text;
}

type ChatLink = {
  /** Digits with country code. */
  phone: string;
  text: string;
  userAgent: string;
};

export const buildChatLink = ({ phone, text, userAgent }: ChatLink): string =>
  `${isMobileUserAgent(userAgent) ? MOBILE_CHAT : WEB_CHAT}?phone=${phone.replace(/\D/g, '')}&text=${encodeURIComponent(text)}`;
