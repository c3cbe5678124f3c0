import type { Page } from './paths.ts';
import type { Language } from './shared/i18n/language.ts';

/** The picture that stands for a page where its link is shared; the build draws it. */
export const sharePicture = {
  width: 1200,
  height: 630,
  path: (page: Page, language: Language) => `/media/share/${page}.${language}.png`,
} as const;
