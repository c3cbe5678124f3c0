import { normalizeWord } from '../../../members/import/import-columns.ts';

/** The columns that `private.read_imported_contribution` reads, with alternative titles. */
const titles = {
  member: ['member_number', 'email', 'e_mail', 'membro', 'numero_de_membro', 'numero_do_membro'],
  month: ['mes', 'contribution_month', 'mes_da_contribuicao'],
  amount: ['valor', 'quantia'],
  received_on: ['received', 'recebido_em', 'data_do_recebimento', 'date', 'data'],
  reference: ['referencia', 'payment_reference', 'id'],
} as const satisfies Record<string, readonly string[]>;

export type ContributionColumn = keyof typeof titles;

/** All are required. */
export const contributionColumns = Object.keys(titles) as ContributionColumn[];

/** The column of a title, ignoring accents, capitals and spaces. */
export function columnOf(title: string): ContributionColumn | undefined {
  const plain = normalizeWord(title);
  return contributionColumns.find((name) => {
    const others: readonly string[] = titles[name];
    return name === plain || others.includes(plain);
  });
}
