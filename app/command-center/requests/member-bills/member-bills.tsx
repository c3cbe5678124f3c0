import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { FileText, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode, useMemo } from 'react';
import { ChoiceMenu } from '~/command-center/kit/choice-menu';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import {
  confirmSaving,
  undoSaving,
  useMayWork,
  useWork,
} from '~/command-center/requests/work-on-request';
import { daysBetween, formatDate, formatDay, formatDistance, today } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { buttonClass } from '~/shared/ui/button-class';
import { FactGroup } from '~/shared/ui/facts';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { memberBills } from '../../../../supabase/contracts/member-bills';
import { type BillState, type MemberBill, stateOfBill } from './bill-state';
import { billTextsQuery, type SuggestionTexts, suggestionOf } from './suggestion';

type MemberBillsProps = {
  data: OpenRequest;
  /** Adds a text to the message to the member. */
  onSuggest: (text: string) => void;
};

/** The bills that the member entered, what may be wrong with each, and the letters about it. */
export function MemberBills({ data, onSuggest }: MemberBillsProps) {
  const { language } = useLanguage();
  const texts = useQuery(billTextsQuery(language, data.request.language));
  if (texts.data) return <BillList data={data} texts={texts.data} onSuggest={onSuggest} />;
  return texts.error ? <LoadFailure query={texts} /> : <Skeleton className="h-40 rounded-md!" />;
}

function BillList({ data, texts, onSuggest }: MemberBillsProps & { texts: SuggestionTexts }) {
  const { t } = useTranslation('memberBills');
  const mayWork = useMayWork();
  // Members write the answers.
  const bills = useMemo(() => memberBills.parse(data.member_bills), [data.member_bills]);
  return (
    <FactGroup
      title={t('title')}
      form={
        <ul className="grid gap-4 divide-y divide-line/70 *:not-last:pb-4">
          {bills.map((bill) => {
            const state = stateOfBill(bill, today());
            return (
              <BillItem
                key={bill.id}
                bill={bill}
                state={state}
                {...(mayWork && {
                  onSuggest: (letter) =>
                    onSuggest(
                      suggestionOf(
                        { letter, bill, amount: state.amount, firstName: data.member.first_name },
                        texts,
                      ),
                    ),
                })}
              />
            );
          })}
        </ul>
      }
    />
  );
}

type BillItemProps = {
  bill: MemberBill;
  state: BillState;
  /** None for admins who only read. */
  onSuggest?: (letter: BillState['toSuggest'][number]) => void;
};

const tones = { unpaid: 'neutral', partly: 'warning', paid: 'success' } as const;

function BillItem({ bill, state, onSuggest }: BillItemProps) {
  const { t } = useTranslation(['memberBills', 'billHelp', 'billLetters', 'manageRequests']);
  const { language } = useLanguage();
  const money = (cents: number) => formatMoney(cents / 100, language);
  const { amount, found, days, toSuggest } = state;
  const sender = t(`billHelp:start.sender.${bill.sender}`);
  const name = bill.provider ?? sender;
  const hasChanged = amount !== bill.amount_cents;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-0 grow basis-64 gap-0.5">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold">
            <span className="wrap-anywhere">{name}</span>
            <span className="tabular-nums">
              {hasChanged ? (
                <>
                  <s className="font-normal text-muted">{money(bill.amount_cents)}</s>{' '}
                  {t('now', { amount: money(amount) })}
                </>
              ) : (
                money(amount)
              )}
            </span>
            <Badge tone={tones[bill.payment]}>{t(`manageRequests:payments.${bill.payment}`)}</Badge>
          </h3>
          <p className="text-sm text-muted wrap-anywhere">
            {[
              bill.provider && sender,
              t('billed', { date: formatDate(bill.billed_on, language, 'short') }),
              bill.due_on && t('due', { date: formatDate(bill.due_on, language, 'short') }),
              bill.account && t('account', { account: bill.account }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {onSuggest && toSuggest.length > 0 && (
          <ChoiceMenu
            label={t('suggest.button')}
            accessibleLabel={t('suggest.about', { bill: name })}
            className={clsx(buttonClass({ variant: 'outline', size: 'sm' }), 'print:hidden')}
            finalFocus={replyOrButton}
            choices={toSuggest.map((letter) => ({
              label: t(`billLetters:letters.${letter}.title`),
              onChoose: () => onSuggest(letter),
            }))}
          />
        )}
      </div>
      <dl className="grid gap-2 text-sm sm:gap-1.5">
        <Line label={t('wrong')}>
          {found.length > 0 ? (
            <ul className="flex flex-wrap gap-x-4">
              {found.map((kind) => (
                <li key={kind} className="flex items-start gap-1.5 text-warning-700">
                  <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                  {t(`billHelp:found.items.${kind}.title`)}
                </li>
              ))}
            </ul>
          ) : (
            !state.isUnfinished && t('nothing')
          )}
          {state.isUnfinished && <p className="text-muted">{t('unfinished')}</p>}
        </Line>
        <Line label={t('days')}>
          {days.length > 0 ? <Days days={days} /> : <p className="text-muted">{t('noDays')}</p>}
        </Line>
        <Line label={t('letters')}>
          {bill.letters.length > 0 ? (
            <ul className="grid gap-1">
              {bill.letters.map((letter) => (
                <LetterLine key={letter.id} letter={letter} />
              ))}
            </ul>
          ) : (
            <p className="text-muted">{t('noLetters')}</p>
          )}
        </Line>
      </dl>
    </li>
  );
}

/** The message, if a choice has shown it. */
function replyOrButton() {
  const reply = document.querySelector<HTMLElement>('[data-reply]');
  return reply?.checkVisibility() ? reply : true;
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

/** The days that have passed, and the next one, which stands out. */
function Days({ days }: Pick<BillState, 'days'>) {
  const { t } = useTranslation(['memberBills', 'billHelp']);
  const { language } = useLanguage();
  const now = today();
  return (
    <ul className="grid gap-1">
      {days.map(({ kind, day, perhapsUntil }) => {
        const isPast = day < now;
        const isPerhapsOpen = isPast && perhapsUntil !== undefined && perhapsUntil >= now;
        return (
          <li key={kind} className={isPast ? 'text-muted' : 'font-semibold'}>
            {t(`billHelp:dates.${kind}.title`)}: {formatDate(day, language, 'short')}
            {' · '}
            {isPast ? t('passed') : formatDistance(daysBetween(now, day), language)}
            {isPerhapsOpen && (
              <span className="font-semibold text-warning-700">
                {' · '}
                {t('perhaps', { date: formatDate(perhapsUntil, language, 'short') })}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const resultTones = { agreed: 'text-mata-700', partly: '', refused: 'text-danger-700' } as const;

type SentLetter = MemberBill['letters'][number];

function LetterLine({ letter }: { letter: SentLetter }) {
  const { t } = useTranslation(['memberBills', 'billLetters']);
  const { language } = useLanguage();
  const { sent_on, sent_by, answered_on, result, new_amount_cents } = letter;
  const dateOf = (day: string) => ({ date: formatDate(day, language, 'short') });
  const parts: ReactNode[] = [
    sent_on && sent_by
      ? t(`sent.${sent_by}`, dateOf(sent_on))
      : t('written', dateOf(letter.written_on)),
  ];
  if (answered_on && result) {
    parts.push(
      <span className={clsx('font-semibold', resultTones[result])}>
        {t(`results.${result}`, dateOf(answered_on))}
      </span>,
    );
  } else if (sent_on) parts.push(t('waiting'));
  if (new_amount_cents !== null) {
    parts.push(t('now', { amount: formatMoney(new_amount_cents / 100, language) }));
  }
  return (
    <li className="flex items-start gap-1.5">
      <FileText aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
      <span>
        {t(`billLetters:letters.${letter.letter}.title`)}
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have a fixed order
          <Fragment key={index}>
            {' · '}
            {part}
          </Fragment>
        ))}
        {letter.saved_cents !== null && <Saving letter={letter} saved={letter.saved_cents} />}
      </span>
    </li>
  );
}

/** What the answer to a letter took off the bill, for the team to confirm. */
function Saving({ letter, saved }: { letter: SentLetter; saved: number }) {
  const { t } = useTranslation(['memberBills', 'billLetters']);
  const { language } = useLanguage();
  const mayWork = useMayWork();
  const work = useWork();
  const { id, confirmed_at, confirmed_by } = letter;
  const amount = formatMoney(saved / 100, language);
  const about = { amount, letter: t(`billLetters:letters.${letter.letter}.title`) };
  const date = confirmed_at && formatDay(confirmed_at, language, 'short');
  const isConfirmed = date !== null;
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      {isConfirmed || !mayWork ? (
        <span className={clsx(isConfirmed && 'font-semibold text-mata-700')}>
          {!isConfirmed
            ? t('saving.unconfirmed', { amount })
            : confirmed_by
              ? t('saving.confirmed', { amount, date, name: confirmed_by })
              : t('saving.confirmedBefore', { amount, date })}
        </span>
      ) : null}
      {mayWork && (
        // One button, so that the focus stays when its label changes.
        <Button
          variant={isConfirmed ? 'quiet' : 'outline'}
          size="sm"
          busy={work.isPending}
          className="print:hidden"
          aria-label={isConfirmed ? t('saving.undoAbout', about) : t('saving.confirmAbout', about)}
          onClick={() =>
            work.mutate({ work: () => (isConfirmed ? undoSaving(id) : confirmSaving(id, saved)) })
          }
        >
          {isConfirmed ? t('saving.undo') : t('saving.confirm', { amount })}
        </Button>
      )}
      {mayWork && !isConfirmed && <span className="text-muted">{t('saving.hint')}</span>}
    </span>
  );
}
