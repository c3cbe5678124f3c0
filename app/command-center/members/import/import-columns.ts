import type { CsvLine } from '../../kit/import/read-csv.ts';

/** The columns that `private.import_member` and `private.import_person` read, with alternative titles. */
export const importColumns = {
  email: ['e_mail', 'mail'],
  first_name: ['nome', 'primeiro_nome'],
  last_name: ['sobrenome', 'surname'],
  date_of_birth: ['data_de_nascimento', 'nascimento', 'birth_date', 'birthday'],
  relationship: ['parentesco'],
  gender: ['genero'],
  phone_number: ['telefone', 'celular', 'phone'],
  receive_emails: ['recebe_e_mails', 'recebe_emails', 'receives_emails'],
  country: ['pais'],
  street_address: ['endereco', 'rua_e_numero', 'street', 'address'],
  apartment: ['apartamento'],
  city: ['cidade'],
  state: ['estado'],
  zip_code: ['zip', 'codigo_postal', 'codigo_postal_zip', 'cep'],
  enrollment_status: ['status', 'situacao'],
  advisor_email: [
    'e_mail_do_a_consultor_a',
    'e_mail_do_consultor',
    'email_do_consultor',
    'consultor',
  ],
  plan: ['plano', 'product'],
  plan_type: ['tipo_de_plano'],
  plan_status: ['situacao_da_adesao'],
  iua: [],
  start_date: ['data_de_inicio', 'inicio'],
  monthly_cost: ['contribuicao_mensal', 'monthly_contribution'],
} as const satisfies Record<string, readonly string[]>;

export type ImportColumn = keyof typeof importColumns;
export type ImportLine = CsvLine<ImportColumn>;

/** A new member requires these columns. */
export const requiredColumns = ['email', 'first_name', 'last_name', 'date_of_birth'] as const;

/**
 * A file needs these columns, but no date of birth. Exports omit it, like every list, and existing
 * members do not need it.
 */
export const fileColumns = ['email', 'first_name', 'last_name'] as const;

/** The error of a cell, or of the whole line without a column. */
export type ImportError = { column?: ImportColumn | undefined; reason: string };

/** Whether the cells of a line can be checked. They cannot after an unclosed quotation mark. */
export function isReadable({ problem }: { problem?: string | undefined }): boolean {
  return problem !== 'quotes';
}

/** The errors of a line in the order of the columns. Errors of the whole line are first. */
export function sortByColumn(mistakes: readonly ImportError[]): ImportError[] {
  const names = Object.keys(importColumns);
  const place = ({ column }: ImportError) => (column ? names.indexOf(column) : -1);
  return mistakes.toSorted((a, b) => place(a) - place(b));
}
