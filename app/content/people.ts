import type { Namespace } from '../shared/i18n/catalog.ts';

type PublicPerson = {
  name: string;
  /** The texts about the person, in both languages: namespace and key. */
  texts: `${Namespace}:${string}`;
  /** `draft`: invented. The operator must replace it before publication. */
  status: 'draft' | 'confirmed';
};

/** People whom the public pages name. */
export const people = {
  showHost: { name: 'Lívia Amaral', texts: 'show:host', status: 'draft' },
} as const satisfies Record<string, PublicPerson>;
