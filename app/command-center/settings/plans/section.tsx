import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { SettingsMenu } from '~/command-center/settings/settings-menu';
import { planName } from '~/shared/format/plan-name';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { HouseOnHill } from '~/shared/illustrations/house-on-hill';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { EmptyState } from '~/shared/ui/empty-state';
import { FactGroup } from '~/shared/ui/facts';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { type Plan, plansQuery } from './fetch-plans';
import { IuaAmounts } from './iua-amounts';
import { PlanEditor } from './plan-editor';

/** The plans that members can be enrolled in, and the IUA amounts that they choose from. */
export function Plans() {
  const { t } = useTranslation('managePlans');
  const query = useQuery(plansQuery);
  const record = useOpenRecord();
  const plans = query.data?.plans;
  const opened = plans?.find(({ id }) => id === record.openId);
  return (
    <TabPage>
      <TabHeading lead={t('lead')}>
        <Button onClick={() => record.open('new')}>
          <Plus className="size-5" />
          {t('add')}
        </Button>
      </TabHeading>
      <SettingsMenu current="plans" />
      {query.isPending && <Skeleton className="h-60" />}
      {!query.data && query.error && <LoadFailure title={t('title')} query={query} />}
      {query.data && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          {query.data.plans.length === 0 ? (
            <EmptyState
              title={t('empty.title')}
              text={t('empty.text')}
              illustration={HouseOnHill}
            />
          ) : (
            <FactGroup
              title={t('title')}
              form={
                <ul className="grid divide-y divide-line/70">
                  {query.data.plans.map((plan) => (
                    <PlanRow key={plan.id} plan={plan} onOpen={() => record.open(plan.id)} />
                  ))}
                </ul>
              }
            />
          )}
          <IuaAmounts amounts={query.data.amounts} />
        </div>
      )}
      {(record.openId === 'new' || opened) && (
        <PlanEditor
          key={opened?.updated_at ?? 'new'}
          plan={opened}
          lastPosition={Math.max(0, ...(plans ?? []).map(({ position }) => position))}
          onClose={record.close}
          onReload={() => void query.refetch()}
        />
      )}
    </TabPage>
  );
}

function PlanRow({ plan, onOpen }: { plan: Plan; onOpen: () => void }) {
  const { t } = useTranslation('managePlans');
  const { language } = useLanguage();
  const name = planName(plan, language);
  const text = language === 'en' ? (plan.description_en ?? plan.description) : plan.description;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="grid min-w-0 grow basis-60 gap-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {name}
          {plan.retired_at && <Badge>{t('retired')}</Badge>}
        </h3>
        {text && <p className="text-sm wrap-anywhere text-muted">{text}</p>}
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('edit', { name })}
        onClick={onOpen}
        className="-my-1"
      >
        {t('change')}
      </Button>
    </li>
  );
}
