import type { Namespace } from '../shared/i18n/catalogue.ts';

type PublicPerson = {
  name: string;
  /** Where the texts about the person stand: namespace and key, in both languages. */
  texts: `${Namespace}:${string}`;
  /** `draft`: invented, to be replaced by the operator before publication. */
  status: 'draft' | 'confirmed';
};

/** People whom the public pages present by name. */
export const people = {
  showHost: { name: 'Lívia Amaral', texts: 'show:host', status: 'draft' },
} as const satisfies Record<string, PublicPerson>;
