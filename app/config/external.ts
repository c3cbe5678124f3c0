import { brand } from './brand.ts';

/** Addresses outside this site. Everything on `example.com` waits for the operator's own. */
export const external = {
  enrollment: 'https://enroll.example.com/',
  costSimulation: 'https://enroll.example.com/simulation',
  telemedicine: 'https://telemedicine.example.com/schedule',
  dentalProvider: 'https://dental.example.com/',
  showChannel: 'https://videos.example.com/mutirao',
  officeMap: 'https://www.openstreetmap.org/search?query=Boca%20Raton%2C%20FL',
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
