import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathFor } from '../../../app/paths.ts';
import { brand } from '../../../app/shared/brand/brand.ts';
import { defaultLanguage, languages } from '../../../app/shared/i18n/language.ts';
import { readMessages } from './messages.ts';

const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/media/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/media/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  {
    src: '/media/icons/icon-maskable-512.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  },
];

/**
 * Writes `manifest.{language}.webmanifest`, which phones use to install the site as an app. Also
 * writes `manifest.webmanifest` in the default language, for requests that name no language.
 */
export async function writeManifests(folder: string): Promise<void> {
  for (const language of languages) {
    const pages = readMessages(language, 'pages');
    const { nav } = readMessages(language, 'common');
    const card = readMessages(language, 'card');
    const home = pathFor('home', language);
    const manifest = {
      id: home,
      name: brand.name,
      short_name: brand.name,
      description: pages.home.description,
      lang: language,
      dir: 'ltr',
      // Only members install the app. This URL also opens without a connection.
      start_url: pathFor('portal', language),
      scope: '/',
      display: 'standalone',
      background_color: '#FBF7F0',
      theme_color: '#FBF7F0',
      categories: ['health', 'lifestyle'],
      icons,
      shortcuts: [
        { name: card.title, url: pathFor('card', language) },
        { name: nav.myAccount, url: pathFor('portal', language) },
        { name: nav.emergency, url: pathFor('emergency', language) },
        { name: pages.deskCards.heading, url: pathFor('deskCards', language) },
        { name: nav.show, url: pathFor('show', language) },
        { name: nav.contact, url: pathFor('contact', language) },
      ],
    };
    const text = JSON.stringify(manifest);
    await writeFile(join(folder, `manifest.${language}.webmanifest`), text);
    if (language === defaultLanguage) await writeFile(join(folder, 'manifest.webmanifest'), text);
  }
}
