import type { CsvColumns } from '../../kit/import/csv-columns.ts';
import type { SheetLine } from '../../kit/import/read-csv.ts';

/** The columns that `private.import_member` and `private.import_person` read, with alternative titles. */
export const importColumns = {
  email: ['e_mail', 'mail', 'email_address', 'e_mail_address', 'endereco_de_e_mail'],
  first_name: ['nome', 'primeiro_nome', 'firstname', 'given_name'],
  last_name: ['sobrenome', 'surname', 'lastname', 'family_name', 'ultimo_nome'],
  date_of_birth: [
    'data_de_nascimento',
    'nascimento',
    'data_nascimento',
    'dt_nascimento',
    'birth_date',
    'birthdate',
    'birthday',
    'dob',
  ],
  relationship: ['parentesco'],
  gender: ['genero', 'sexo', 'sex'],
  phone_number: ['telefone', 'celular', 'phone', 'mobile', 'mobile_phone', 'cell_phone', 'cell'],
  receive_emails: ['recebe_e_mails', 'recebe_emails', 'receives_emails'],
  country: ['pais'],
  street_address: ['endereco', 'rua', 'rua_e_numero', 'street', 'address', 'address_1'],
  apartment: ['apartamento', 'complemento', 'apt', 'unit', 'address_2'],
  city: ['cidade'],
  state: ['estado', 'uf'],
  zip_code: ['zip', 'zipcode', 'postal_code', 'codigo_postal', 'codigo_postal_zip', 'cep'],
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

export const columnNames = Object.keys(importColumns) as ImportColumn[];

export function isImportColumn(name: unknown): name is ImportColumn {
  return columnNames.some((column) => column === name);
}

/** A new member requires these columns. */
export const requiredColumns = ['email', 'first_name', 'last_name', 'date_of_birth'] as const;

/**
 * A file needs these columns, but no date of birth. Exports omit it, like every list, and existing
 * members do not need it.
 */
export const memberColumns: CsvColumns<ImportColumn> = {
  titles: importColumns,
  required: ['email', 'first_name', 'last_name'],
};

/** The title that the file of lines to fix adds, in both languages. */
export const problemTitles: readonly string[] = ['problem', 'problema'];

/**
 * Titles that the import skips without a question: what the export of the list derives, and the
 * column that the file of lines to fix adds.
 */
export const derivedTitles: readonly string[] = [
  'member_number',
  'numero_de_membro',
  'advisor',
  'consultor_a',
  'portal',
  'added_on',
  'cadastro_desde',
  ...problemTitles,
];

/** The error of a cell, or of the whole line without a column. */
export type ImportError = { column?: ImportColumn | undefined; reason: string };

export type ImportLine = SheetLine & {
  /** The cells as they are in the file. */
  written: Partial<Record<ImportColumn, string>>;
  /** The values for the database, without those that cannot be read. */
  values: Partial<Record<ImportColumn, string>>;
  /** The cells that cannot be read. */
  unreadable: ImportError[];
};

/** Whether the cells of a line can be checked. They cannot after an unclosed quotation mark. */
export function isReadable({ problem }: { problem?: string | undefined }): boolean {
  return problem !== 'quotes';
}

/** The errors of a line in the order of the columns. Errors of the whole line are first. */
export function sortByColumn(mistakes: readonly ImportError[]): ImportError[] {
  const place = ({ column }: ImportError) => (column ? columnNames.indexOf(column) : -1);
  return mistakes.toSorted((a, b) => place(a) - place(b));
}
