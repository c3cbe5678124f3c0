import type { Page } from './paths.ts';
import type { Language } from './shared/i18n/language.ts';

/** The preview image of a page's link; the build renders it. */
export const sharePicture = {
  width: 1200,
  height: 630,
  path: (page: Page, language: Language) => `/media/share/${page}.${language}.png`,
} as const;
