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

/** A new member requires these columns. */
export const requiredColumns = ['email', 'first_name', 'last_name', 'date_of_birth'] as const;

/**
 * A file needs these columns, but no date of birth. Exports omit it, like every list, and existing
 * members do not need it.
 */
export const fileColumns = ['email', 'first_name', 'last_name'] as const;

/** A title or a word without accents, capitals and spaces. */
export function normalizeWord(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
}

/** The column of a title, ignoring accents, capitals and spaces. */
export function columnOf(title: string): ImportColumn | undefined {
  const plain = normalizeWord(title);
  const names = Object.keys(importColumns) as ImportColumn[];
  return names.find((name) => {
    const titles: readonly string[] = importColumns[name];
    return name === plain || titles.includes(plain);
  });
}

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
