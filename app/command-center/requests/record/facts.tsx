import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { type OpenRequest, personName } from '~/command-center/requests/fetch-request';
import { useMayWork } from '~/command-center/requests/work-on-request';
import { useCareEdition } from '~/shared/editions/use-care-edition';
import { formatDate, formatDay } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Button } from '~/shared/ui/button';
import { Fact, FactGroup } from '~/shared/ui/facts';
import { FactsEditor } from './facts-editor';

/** What the member entered. Codes and dates can be corrected; the member's words cannot. */
export function Facts({ data }: { data: OpenRequest }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const mayWork = useMayWork();
  const [isEditing, setEditing] = useState(false);
  const { request, member } = data;
  const empty = t('facts.none');
  const isDeath = request.kind === 'death';
  const dateOf = (date: string | null) => date && formatDate(date, language);
  const isLate =
    request.deadline_on !== null &&
    request.received_on !== null &&
    request.received_on > request.deadline_on;
  return (
    <>
      <FactGroup
        title={t('facts.title')}
        action={
          mayWork && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('facts.editTitle')}
              onClick={() => setEditing(true)}
              className="-my-2 -mr-2 shrink-0"
            >
              <PencilLine className="size-4.5" />
              {t('facts.edit')}
            </Button>
          )
        }
      >
        <Fact
          label={t(isDeath ? 'facts.died' : 'facts.person')}
          value={
            request.person_id
              ? personName(data)
              : t('facts.themselves', { name: `${member.first_name} ${member.last_name}` })
          }
          wide
        />
        <Fact label={t('facts.kind')} value={code('kinds', request.kind)} empty={empty} />
        {!isDeath && (
          <Fact
            label={t('facts.careStage')}
            value={code('careStages', request.care_stage)}
            empty={empty}
          />
        )}
        <Fact
          label={t(isDeath ? 'facts.diedOn' : 'facts.serviceDate')}
          value={dateOf(request.service_date)}
          empty={empty}
        />
        <CareEdition day={request.service_date} />
        {!isDeath && (
          <>
            <Fact label={t('facts.provider')} value={request.provider} empty={empty} />
            <Fact label={t('facts.providerCity')} value={request.provider_city} empty={empty} />
            {request.kind === 'accident' && (
              <Fact
                label={t('facts.accidentKind')}
                value={code('accidentKinds', request.accident_kind)}
                empty={empty}
              />
            )}
          </>
        )}
        <Fact
          label={t(isDeath ? 'facts.receiver' : 'facts.whatHappened')}
          value={
            request.what_happened && (
              <span lang={request.language} className="font-normal whitespace-pre-line">
                {request.what_happened}
              </span>
            )
          }
          empty={empty}
          wide
        />
        {!isDeath && (
          <>
            <Fact label={t('facts.firstSigns')} value={request.first_signs} empty={empty} />
            <Fact
              label={t('facts.hadBefore')}
              value={code('answers', request.had_before)}
              empty={empty}
            />
            <Fact
              label={t('facts.otherPayer')}
              value={
                request.other_payer &&
                [code('answers', request.other_payer), request.other_payer_name]
                  .filter(Boolean)
                  .join(': ')
              }
              empty={empty}
            />
            <Fact
              label={t('facts.payment')}
              value={code('payments', request.payment)}
              empty={empty}
            />
            <Fact
              label={t('facts.amount')}
              value={
                request.amount_cents === null
                  ? null
                  : formatMoney(request.amount_cents / 100, language)
              }
              empty={empty}
            />
          </>
        )}
        <Fact label={t('facts.received')} value={dateOf(request.received_on)} empty={empty} />
        {!isDeath && (
          <Fact
            label={t('facts.deadline')}
            value={
              request.deadline_on === null && request.kind === 'maternity'
                ? t('facts.deadlinePerBill')
                : request.deadline_on && (
                    <>
                      {dateOf(request.deadline_on)}
                      {isLate && (
                        <span className="block text-sm font-normal text-warning-700">
                          {t('facts.late')}
                        </span>
                      )}
                    </>
                  )
            }
            empty={empty}
          />
        )}
        <Fact
          label={t('facts.documentsDue')}
          value={dateOf(request.documents_due_on)}
          empty={empty}
        />
        {!isDeath && (
          <Fact
            label={t('facts.release')}
            value={
              request.release_signed_at &&
              t('facts.signed', {
                name: request.release_name ?? '',
                date: formatDay(request.release_signed_at, language),
              })
            }
            empty={t('facts.unsigned')}
            wide
          />
        )}
      </FactGroup>
      {isEditing && <FactsEditor data={data} onClose={() => setEditing(false)} />}
    </>
  );

  /** The text of a code; null if the member has not answered. */
  function code<Group extends 'kinds' | 'careStages' | 'accidentKinds' | 'answers' | 'payments'>(
    group: Group,
    value: string | null,
  ): string | null {
    return value && t(`${group}.${value}` as 'kinds.illness');
  }
}

/** The edition of the rules that the request follows, and that it is not today's, if so. */
function CareEdition({ day }: { day: string | null }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const care = useCareEdition(day);
  const { edition, today } = care ?? {};
  return (
    <Fact
      label={t('facts.edition')}
      value={
        edition ? (
          <>
            <LocalLink
              to="rulesChanges"
              search={`?read=${edition.number}`}
              hash="text"
              target="_blank"
              className="link"
            >
              {t('facts.editionOf', {
                number: edition.number,
                date: formatDate(edition.effective_on, language),
              })}
            </LocalLink>
            {today && (
              <span className="block text-sm font-normal text-warning-700">
                {t('facts.editionToday', { number: today.number })}
              </span>
            )}
          </>
        ) : (
          day && undefined
        )
      }
      empty={t('facts.none')}
    />
  );
}
