import { queryOptions } from '@tanstack/react-query';
import type { Letter } from '#bill-help/findings';
import { emailedAddress } from '~/command-center/kit/sent/email-writers';
import { paths } from '~/paths';
import { lawValues } from '~/shared/bill-help/law-values';
import { formatMoney } from '~/shared/format/money';
import { catalog } from '~/shared/i18n/catalog';
import { commandCenterCatalog } from '~/shared/i18n/command-center-catalog';
import { translations } from '~/shared/i18n/instance';
import type { Language } from '~/shared/i18n/language';
import type { Translate } from '~/shared/i18n/message-keys';
import { translator } from '~/shared/i18n/translator';
import type { MemberBill } from './bill-state';

/** The texts in which a letter is suggested to a member. */
export type SuggestionTexts = {
  language: Language;
  t: Translate<readonly ['memberBills', 'billLetters']>;
};

/** Loads the texts about bills for the page and for what the member reads, which few requests need. */
export function billTextsQuery(page: Language, member: Language) {
  return queryOptions({
    queryKey: ['messages', 'member-bills', page, member],
    queryFn: async (): Promise<SuggestionTexts> => {
      const [, theirs] = await Promise.all([loadTexts(page), loadTexts(member)]);
      return { language: member, t: translator(theirs, 'memberBills') };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function loadTexts(language: Language) {
  const [memberBills, billHelp, billLetters] = await Promise.all([
    commandCenterCatalog[language].memberBills(),
    catalog[language].billHelp(),
    catalog[language].billLetters(),
  ]);
  return translations(language, {
    memberBills: memberBills.default,
    billHelp: billHelp.default,
    billLetters: billLetters.default,
  });
}

type Suggested = { letter: Letter; bill: MemberBill; amount: number; firstName: string };

/** The message that suggests a letter: what it is for, and where the member finds it. */
export function suggestionOf(
  { letter, bill, amount, firstName }: Suggested,
  { language, t }: SuggestionTexts,
): string {
  const values = {
    name: firstName,
    amount: formatMoney(amount / 100, language),
    letter: t(`billLetters:letters.${letter}.title`),
    when: t(`billLetters:letters.${letter}.when`, lawValues(language)),
    url: emailedAddress(paths.bill.replace(':id', bill.id), language),
  };
  const { provider } = bill;
  return provider
    ? t('suggest.messageAbout', { ...values, provider })
    : t('suggest.message', values);
}
