import { engineFigures, rulesEdition } from '#rules/edition';
import type { Edition } from '#rules/engine/types';
import { figures } from '#rules/figures';
import { loadRules } from '~/content/rules/load-rules';
import type { RulesPart, RulesTabId } from '~/content/rules/types';
import { formatDate } from '~/shared/format/dates';
import type { Language } from '~/shared/i18n/language';
import type { Examples } from './choices';

/** The rules that an answer of the calculator can name. */
const named: Partial<Record<RulesTabId, readonly string[]>> = {
  instructions: ['how-it-works'],
  procedures: ['iua', 'self-pay', 'pre-existing', 'adjustment-period'],
  maternity: ['conception', 'prenatal-postnatal', 'childbirth'],
};

/** The data that the page's loader adds to its texts. */
export async function loadCalculator(language: Language) {
  const cents = ({ value }: { value: number }) => value * 100;
  const examples: Examples = {
    er: { bill: cents(figures.exampleErBill), prenatal: 0 },
    birth: {
      bill: cents(figures.exampleBirthBill),
      prenatal: cents(figures.examplePrenatalBill),
    },
    arm: { bill: cents(figures.exampleArmBill), prenatal: 0 },
  };
  const iuas = [figures.iuaLow, figures.iuaMiddle, figures.iuaHigh].map(cents);
  const { number, effective } = rulesEdition;
  // The rules of today apply to any day: the calculator asks for no dates.
  const edition: Edition = { number, effectiveOn: '2000-01-01', figures: engineFigures() };
  return {
    examples,
    iuas,
    edition,
    effective: formatDate(effective, language),
    ruleNames: await namesOfRules(language),
  };
}

async function namesOfRules(language: Language): Promise<Record<string, string>> {
  const tabs = (Object.keys(named) as RulesTabId[]).map(async (tab) => {
    const { sections } = await loadRules(tab, language);
    return sections
      .flatMap((section): RulesPart[] => [section, ...(section.parts ?? [])])
      .filter(({ id }) => named[tab]?.includes(id))
      .map(({ id, title }): [string, string] => [`${tab}#${id}`, title]);
  });
  return Object.fromEntries((await Promise.all(tabs)).flat());
}
