import { allForYear } from '@18f/us-federal-holidays';
import { requestAsService } from '../_shared/backend.ts';

/** How many years after this one have their holidays. */
const yearsAhead = 4;

/** Their Portuguese names. Without one, a holiday that a new law adds has its English name. */
const portuguese: Record<string, string> = {
  'New Year’s Day': 'Ano-Novo',
  'Birthday of Martin Luther King, Jr.': 'Aniversário de Martin Luther King Jr.',
  'Washington’s Birthday': 'Aniversário de Washington',
  'Memorial Day': 'Memorial Day (Dia da Memória)',
  'Juneteenth National Independence Day': 'Juneteenth (fim da escravidão)',
  'Independence Day': 'Dia da Independência',
  'Labor Day': 'Dia do Trabalho',
  'Columbus Day': 'Dia de Colombo',
  'Veterans Day': 'Dia dos Veteranos',
  'Thanksgiving Day': 'Dia de Ação de Graças',
  'Christmas Day': 'Natal',
};

type FederalDay = { day: string; name_pt: string; name_en: string };

/** The federal holidays from a year on, on the days on which federal offices observe them. */
export function federalDays(firstYear: number, years = yearsAhead + 1): FederalDay[] {
  return Array.from({ length: years }, (_, ahead) => allForYear(firstYear + ahead))
    .flat()
    .map(({ dateString, name }) => {
      const name_en = name.replaceAll("'", '’');
      return { day: dateString, name_pt: portuguese[name_en] ?? name_en, name_en };
    });
}

/** Adds the federal holidays of the next years to the days on which the office is closed. */
export async function addFederalDays(): Promise<void> {
  const days = federalDays(new Date().getUTCFullYear());
  await requestAsService('/rest/v1/rpc/add_federal_days', { body: { days } });
}
