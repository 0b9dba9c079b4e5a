/** The WhatsApp link of the chat button, with a prefilled message. */
import type { Category } from '../catalogue/category.ts';

const MOBILE_CHAT = 'https://api.whatsapp.com/send';
const WEB_CHAT = 'https://web.whatsapp.com/send';
const MOBILE_AGENT = /Android|iPhone|iPad|iPod|Mobile|Windows Phone|BlackBerry|BB10|webOS|Opera Mini|IEMobile|Silk/i;

const isMobileUserAgent = (userAgent: string): boolean => MOBILE_AGENT.test(userAgent);

export const getChatProduct = (category: Category | undefined): string => category ?? 'home decor';

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
