import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import type { Translate } from '~/shared/i18n/message-keys';
import type { Answer } from './who-pays';

/** The answer in one or two sentences, for the screen and for screen readers. */
export function headline(
  answer: Answer,
  t: Translate<'whatWouldIPay'>,
  language: Language,
): string {
  const { own, shareable, undecided, discount } = answer;
  const money = (cents: number) => formatMoney(cents / 100, language);
  const sentences = [
    own > 0 &&
      (shareable + undecided > 0
        ? t('answer.own', { amount: money(own) })
        : t('answer.all', { amount: money(own) })),
    shareable > 0 && t('answer.shareable', { amount: money(shareable) }),
    undecided > 0 && t('answer.undecided', { amount: money(undecided) }),
    discount > 0 && t('answer.discount', { amount: money(discount) }),
  ];
  return sentences.filter(Boolean).join(' ');
}
