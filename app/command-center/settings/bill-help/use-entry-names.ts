import { usStates } from '~/shared/format/us-states';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Guideline, Rule } from './fetch-register';

export const areas = ['contiguous', 'alaska', 'hawaii'] as const;

/** The values of a form or of a row that name it. */
type NamedGuideline = { year: string | number; area: string };
type NamedRule = Pick<Rule, 'kind' | 'us_state' | 'name' | 'city'>;

/** How the lists and the messages name an entry. */
export function useEntryNames() {
  const { t } = useTranslation('manageBillHelp');
  return {
    guidelineName: ({ year, area }: NamedGuideline | Guideline) => {
      const known = areas.find((one) => one === area);
      const shown = known ? t(`guidelines.areas.${known}`) : area;
      return t('guidelines.name', { year: String(year), area: shown });
    },
    ruleName: ({ kind, us_state, name, city }: NamedRule) =>
      kind === 'hospital'
        ? t('rules.hospital', { name, city: city ?? '', state: us_state })
        : t('rules.state', { name, state: usStates[us_state as keyof typeof usStates] }),
  };
}
