import { Link2, MessageSquareText, Users } from 'lucide-react';
import { useParams } from 'react-router';
import { pathFor } from '~/paths';
import type { Language } from '~/shared/i18n/language';

/** The sections of the page, in display order. `label` is a key of `advisor:nav`. */
export const sections = [
  { label: 'people', icon: Users },
  { label: 'notes', icon: MessageSquareText },
  { label: 'link', icon: Link2 },
] as const;

export type SectionName = (typeof sections)[number]['label'];

/** The section of the address; the first one without a name. */
export function useSection(): SectionName {
  const { section } = useParams();
  return sections.find(({ label }) => label === section)?.label ?? 'people';
}

export function sectionPath(section: SectionName, language: Language): string {
  const home = pathFor('advisor', language);
  return section === 'people' ? home : `${home}/${section}`;
}
