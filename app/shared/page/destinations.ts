import type { Page } from '../../paths.ts';
import { brand } from '../brand/brand.ts';
import { external } from '../brand/external.ts';

/** The destination of a link, an external URL in a new tab or a page of the site. */
export type Destination = { href: string; newTab?: boolean } | { to: Page };

/** The main destinations, with a page of the site if there is no external URL. */
export const destinations = {
  enrollment: outsideOr(external.enrollment, 'signup', false),
  costSimulation: outsideOr(external.costSimulation, 'whatWouldIPay'),
  telemedicine: outsideOr(external.telemedicine, 'concierge'),
  dentalProvider: outsideOr(external.dentalProvider?.address, 'contact'),
} as const;

function outsideOr(address: string | undefined, to: Page, newTab = true): Destination {
  return address ? { href: address, newTab } : { to };
}

/** A WhatsApp chat with the support team, with an optional prefilled text (no personal data). */
export function whatsAppLink(text?: string): string {
  return whatsAppChat(brand.whatsApp.number.replace('+', ''), text);
}

/** A WhatsApp chat with a number (digits, the country's first). */
export function whatsAppChat(number: string, text?: string): string {
  const query = text ? `?text=${encodeURIComponent(text)}` : '';
  return `https://wa.me/${number}${query}`;
}
