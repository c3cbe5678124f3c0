import { type CsvColumns, normalizeWord } from '../../kit/import/csv-columns.ts';
import { fileColumns, type ImportColumn, importColumns } from './import-columns.ts';

/**
 * The words that columns with known values accept besides the values. Our own exports and
 * spreadsheets use them, in both languages. A unit test compares them with the interface.
 */
const synonyms: Partial<Record<ImportColumn, Record<string, readonly string[]>>> = {
  enrollment_status: {
    active: ['ativo', 'ativa'],
    pending: ['pendente'],
    approved: ['aprovado', 'aprovada'],
    'Future Active': ['starts_soon', 'comeca_em_breve'],
    inactive: ['inativo', 'inativa'],
    cancelled: ['canceled', 'cancelado', 'cancelada'],
  },
  plan_status: {
    Active: ['ativa', 'ativo'],
    'Future Active': ['starts_soon', 'comeca_em_breve'],
    Pending: ['pendente'],
    Inactive: ['inativa', 'inativo'],
    Cancelled: ['canceled', 'cancelada', 'cancelado'],
  },
  plan_type: {
    individual: [],
    couple: ['casal'],
    single_parent: ['one_parent_with_children', 'pai_ou_mae_com_filhos'],
    family: ['familia'],
  },
  // Other systems also name the relationship of the member, whose line has none here.
  relationship: {
    spouse: ['conjuge', 'esposo', 'esposa', 'marido', 'husband', 'wife'],
    child: ['filho_a', 'filho', 'filha', 'son', 'daughter'],
    '': ['self', 'member', 'primary', 'membro', 'titular'],
  },
  gender: {
    female: ['feminino', 'mulher'],
    male: ['masculino', 'homem'],
    non_binary: ['nao_binario'],
  },
};

/** The stored value of a word in a cell; any other text is unchanged. */
export function codeForWord(column: ImportColumn, text: string): string {
  const plain = normalizeWord(text);
  const known = Object.entries(synonyms[column] ?? {});
  const found = known.find(
    ([code, others]) => normalizeWord(code) === plain || others.includes(plain),
  );
  return found?.[0] ?? text;
}

/** For `readCsv`. Words of our own exports are translated to codes. */
export const memberColumns: CsvColumns<ImportColumn> = {
  titles: importColumns,
  required: fileColumns,
  read: codeForWord,
};
