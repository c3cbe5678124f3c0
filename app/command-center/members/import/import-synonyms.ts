import { usStates } from '../../../shared/format/us-states.ts';
import { normalizeWord } from '../../kit/import/csv-columns.ts';
import type { ImportColumn } from './import-columns.ts';

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
    female: ['f', 'feminino', 'mulher'],
    male: ['m', 'masculino', 'homem'],
    non_binary: ['nao_binario'],
  },
  receive_emails: {
    yes: ['y', 's', 'sim', 'true', 'verdadeiro', '1'],
    no: ['n', 'nao', 'false', 'falso', '0'],
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

/** The Portuguese names of states that differ from the English ones. */
const portugueseStates: Record<string, string> = {
  carolina_do_norte: 'NC',
  carolina_do_sul: 'SC',
  dakota_do_norte: 'ND',
  dakota_do_sul: 'SD',
  distrito_de_columbia: 'DC',
  havai: 'HI',
  ilhas_marianas_do_norte: 'MP',
  ilhas_virgens_americanas: 'VI',
  luisiana: 'LA',
  mississipi: 'MS',
  nova_hampshire: 'NH',
  nova_jersey: 'NJ',
  nova_york: 'NY',
  novo_mexico: 'NM',
  pensilvania: 'PA',
  porto_rico: 'PR',
  samoa_americana: 'AS',
  us_virgin_islands: 'VI',
  virginia_ocidental: 'WV',
  washington_dc: 'DC',
};

/** The letters of a state from its letters or its name, in English or Portuguese. */
export function stateFor(text: string): string | undefined {
  const plain = normalizeWord(text.replaceAll('.', ''));
  const found = Object.entries(usStates).find(
    ([code, name]) => code.toLowerCase() === plain || normalizeWord(name) === plain,
  );
  return found?.[0] ?? portugueseStates[plain];
}
