import type { CsvColumns } from '~/command-center/kit/import/csv-columns';

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

/** For `readCsv`. */
export const csvColumns: CsvColumns<ContributionColumn> = { titles, required: contributionColumns };
