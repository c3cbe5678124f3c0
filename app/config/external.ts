import { brand } from './brand.ts';

/** Addresses outside this site. Everything on `example.com` waits for the operator's own. */
export const external = {
  enrollment: 'https://enroll.example.com/',
  costSimulation: 'https://enroll.example.com/simulation',
  telemedicine: 'https://telemedicine.example.com/schedule',
  dentalProvider: 'https://dental.example.com/',
  showChannel: 'https://videos.example.com/mutirao',
  officeMap: 'https://www.openstreetmap.org/?mlat=26.3506&mlon=-80.0858#map=15/26.3506/-80.0858',
  /** Shown in the contact page's frame once a visitor asks for it. */
  officeMapEmbed:
    'https://www.openstreetmap.org/export/embed.html?bbox=-80.105%2C26.34%2C-80.062%2C26.361&layer=mapnik&marker=26.3506%2C-80.0858',
  officeDirections:
    'https://www.google.com/maps/dir/?api=1&destination=Boca%20Raton%2C%20FL%2033432',
  social: {
    instagram: 'https://social.example.com/instagram/mutirao',
    facebook: 'https://social.example.com/facebook/mutirao',
    youtube: 'https://social.example.com/youtube/mutirao',
  },
} as const;

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
