import { PencilLine } from 'lucide-react';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import type { Review } from '~/command-center/requests/review/fetch-review';
import { isOpenForBills } from '~/command-center/requests/review/may-review';
import { useMayWork } from '~/command-center/requests/work-on-request';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Fact, FactGroup } from '~/shared/ui/facts';
import { Notice } from '~/shared/ui/notice';
import { NeedEditor } from './need-editor';

type NeedCardProps = { data: OpenRequest; review: Review };

/** The medical need that a request belongs to. */
export function NeedCard({ data, review }: NeedCardProps) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const record = useOpenRecord();
  const mayChange = useMayWork() && isOpenForBills(data.request, review);
  const { need, facts_missing: missing } = review;
  const dateOf = (date: string | null) => date && formatDate(date, language);
  const empty = t('need.none');
  const isDeath = need?.kind === 'death';
  return (
    <>
      <FactGroup
        title={t('need.card')}
        action={
          mayChange && (
            <Button
              variant={need ? 'quiet' : 'outline'}
              size="sm"
              onClick={() => record.open('need')}
              className={need ? '-my-2 -mr-2 shrink-0' : 'shrink-0'}
            >
              {need && <PencilLine className="size-4.5" />}
              {t(need ? 'need.change' : 'need.assign')}
            </Button>
          )
        }
        form={need ? undefined : <p className="text-muted">{t('need.empty')}</p>}
        footer={
          (missing || isDeath) && (
            <>
              {missing && (
                <Notice tone="warning">
                  <p>{t(`problems.${missing}`)}</p>
                </Notice>
              )}
              {isDeath && (
                <Notice>
                  <p>{t('need.death')}</p>
                </Notice>
              )}
            </>
          )
        }
      >
        {need && (
          <>
            <Fact label={t('need.title')} value={need.title} wide />
            <Fact label={t('need.kind')} value={t(`need.kinds.${need.kind}`)} />
            {!isDeath && (
              <Fact
                label={t('need.preExisting')}
                value={t(`need.preExistings.${need.pre_existing}`)}
              />
            )}
            {(need.is_chronic || need.is_cancer) && (
              <Fact
                label={t('need.also')}
                value={[
                  need.is_chronic && t('need.chronicShort'),
                  need.is_cancer && t('need.cancer'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                wide
              />
            )}
            {need.kind === 'maternity' && (
              <Fact label={t('need.dueOn')} value={dateOf(need.due_on)} empty={empty} />
            )}
            {!isDeath && (
              <Fact
                label={t('need.iuaPaidOn')}
                value={need.iua_paid_on.map(dateOf).join(', ')}
                empty={t('need.notPaid')}
              />
            )}
            {need.iua_reduction_cents > 0 && (
              <Fact
                label={t('need.reduction')}
                value={
                  <>
                    {formatMoney(need.iua_reduction_cents / 100, language)}
                    <span className="block text-sm font-normal">{need.iua_reduction_reason}</span>
                  </>
                }
                wide
              />
            )}
            {need.other_signs.length > 0 && (
              <Fact
                label={t('need.otherSigns')}
                value={need.other_signs.map(dateOf).join(', ')}
                wide
              />
            )}
          </>
        )}
      </FactGroup>
      {mayChange && record.openId === 'need' && (
        <NeedEditor data={data} review={review} onClose={record.close} />
      )}
    </>
  );
}
