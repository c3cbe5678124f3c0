import { pathFor } from '~/paths';
import type { Language } from '~/shared/i18n/language';
import type { SectionName } from './sections';

/** The path of a section: `/admin/open-books/contributions`. */
export function sectionPath(section: SectionName, language: Language): string {
  return `${pathFor('adminBooks', language)}/${section}`;
}
