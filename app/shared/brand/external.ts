import type { Page } from '../../paths.ts';
import { brand } from './brand.ts';

/** An external URL, or `undefined` until the operator has one. */
type Address = `https://${string}` | undefined;

type External = Record<
  'enrollment' | 'costSimulation' | 'telemedicine' | 'dentalProvider' | 'showChannel',
  Address
> &
  Record<'officeMap' | 'officeMapEmbed' | 'officeDirections', string> & {
    social: Record<'instagram' | 'facebook' | 'youtube', Address>;
  };

/**
 * External URLs. Without a URL, a link is hidden or leads to a page of the site (`destinations`
 * below). `npm run content:drafts` lists the missing URLs.
 */
export const external: External = {
  enrollment: undefined,
  costSimulation: undefined,
  telemedicine: undefined,
  dentalProvider: undefined,
  showChannel: undefined,
  officeMap: 'https://www.openstreetmap.org/?mlat=26.3506&mlon=-80.0858#map=15/26.3506/-80.0858',
  /** Shown in the contact page's frame on request. */
  officeMapEmbed:
    'https://www.openstreetmap.org/export/embed.html?bbox=-80.105%2C26.34%2C-80.062%2C26.361&layer=mapnik&marker=26.3506%2C-80.0858',
  officeDirections:
    'https://www.google.com/maps/dir/?api=1&destination=Boca%20Raton%2C%20FL%2033432',
  social: {
    instagram: undefined,
    facebook: undefined,
    youtube: undefined,
  },
};

/** The destination of a link, an external URL in a new tab or a page of the site. */
export type Destination = { href: string; newTab?: boolean } | { to: Page };

/** The main destinations, with a page of the site if there is no external URL. */
export const destinations = {
  enrollment: outsideOr(external.enrollment, 'signup', false),
  costSimulation: outsideOr(external.costSimulation, 'whatWouldIPay'),
  telemedicine: outsideOr(external.telemedicine, 'concierge'),
  dentalProvider: outsideOr(external.dentalProvider, 'contact'),
} as const;

function outsideOr(address: Address, to: Page, newTab = true): Destination {
  return address ? { href: address, newTab } : { to };
}

/** The names of the missing URLs. */
export function missingAddresses(): string[] {
  const { social, ...others } = external;
  const networks = Object.entries(social).map(
    ([id, address]) => [`social.${id}`, address] as const,
  );
  return [...Object.entries(others), ...networks].flatMap(([name, address]) =>
    address ? [] : name,
  );
}

const whatsAppNumber = brand.phone.number.replace('+', '');

/** A WhatsApp chat with the support team, with an optional prefilled text (no personal data). */
export function whatsAppLink(text?: string): string {
  return whatsAppChat(whatsAppNumber, text);
}

/** A WhatsApp chat with a number (digits, the country's first). */
export function whatsAppChat(number: string, text?: string): string {
  const query = text ? `?text=${encodeURIComponent(text)}` : '';
  return `https://wa.me/${number}${query}`;
}
