import { type Page, pathFor } from '../../../app/paths.ts';
import { brand } from '../../../app/shared/brand/brand.ts';
import { external } from '../../../app/shared/brand/external.ts';
import type { Language } from '../../../app/shared/i18n/language.ts';
import { readMessages } from './messages.ts';

type Facts = Record<string, unknown>;

/** The pages that describe the organization. */
const aboutUs: readonly Page[] = ['home', 'about', 'contact'];

/**
 * A page's structured data for search engines (schema.org). It contains only facts that the page
 * also shows. `site` is the origin.
 */
export async function structuredDataOf(
  page: Page,
  language: Language,
  site: string,
): Promise<Facts[]> {
  const facts: Facts[] = [];
  if (aboutUs.includes(page)) facts.push(organization(site));
  if (page === 'home') {
    facts.push(webSite(site), await homeQuestions(language), await requestFilm(language, site));
  }
  if (page === 'show') facts.push(await openingFilm(language, site));
  return facts.map((fact) => ({ '@context': 'https://schema.org', ...fact }));
}

function organization(site: string): Facts {
  const { office, email, phone } = brand;
  const networks = Object.values(external.social).filter((address) => address !== undefined);
  return {
    '@type': 'Organization',
    '@id': `${site}/#organization`,
    name: brand.name,
    legalName: brand.legalEntity,
    url: `${site}/`,
    logo: `${site}/media/icons/icon-512.png`,
    email: email.support,
    telephone: phone.number,
    foundingDate: String(brand.foundingYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.street,
      addressLocality: office.city,
      addressRegion: office.state,
      postalCode: office.zipCode,
      addressCountry: office.country,
    },
    areaServed: 'US',
    knowsLanguage: ['pt-BR', 'en'],
    ...(networks.length > 0 && { sameAs: networks }),
  };
}

function webSite(site: string): Facts {
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: `${site}/`,
    inLanguage: ['pt-BR', 'en'],
    publisher: { '@id': `${site}/#organization` },
  };
}

async function homeQuestions(language: Language): Promise<Facts> {
  const { iua } = readMessages(language, 'home').how;
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: [
      {
        '@type': 'Question',
        name: iua.title,
        acceptedAnswer: { '@type': 'Answer', text: iua.text },
      },
    ],
  };
}

/** The steps of a sharing request, which the home page shows. */
async function requestFilm(language: Language, site: string): Promise<Facts> {
  const { video } = readMessages(language, 'home').shared;
  const about = { name: video.caption, description: video.description };
  return film('intro', 'PT22S', about, { page: 'home', language, site });
}

async function openingFilm(language: Language, site: string): Promise<Facts> {
  const { show } = readMessages(language, 'pages');
  const { description } = readMessages(language, 'show').film;
  return film(
    'show',
    'PT18S',
    { name: show.heading, description },
    { page: 'show', language, site },
  );
}

function film(
  file: 'intro' | 'show',
  duration: string,
  about: { name: string; description: string },
  { page, language, site }: { page: Page; language: Language; site: string },
): Facts {
  return {
    '@type': 'VideoObject',
    ...about,
    thumbnailUrl: `${site}/media/${file}-poster.jpg`,
    contentUrl: `${site}/media/${file}.mp4`,
    url: site + pathFor(page, language),
    uploadDate: '2026-11-21T12:00:00Z',
    duration,
    inLanguage: language,
    publisher: { '@type': 'Organization', name: brand.name, url: `${site}/` },
  };
}
