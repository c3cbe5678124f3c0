import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatMoney } from '~/shared/format/money';
import { planName } from '~/shared/format/plan-name';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { forgetChoice, knownQuery, showChoice } from '~/site/cost/chosen-query';
import { chosenOf, costsSource, countedAge, monthlyFor } from '~/site/cost/joining-costs';
import { usePublishedData } from '~/site/published/published-data';

type PlanChoiceProps = { onRemove: () => void };

/** What the visitor chose beside what joining costs, before the form asks for personal data. */
export function PlanChoice({ onRemove }: PlanChoiceProps) {
  const { t } = useTranslation('signup');
  const { language } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = knownQuery(search);
  const { status, data: costs } = usePublishedData(costsSource);
  const chosen = costs ? chosenOf(costs, query) : undefined;
  const isOffered = chosen !== undefined && !chosen.isReplaced;
  const plan = isOffered ? chosen.plan.id : undefined;
  const iua = isOffered ? chosen.iua.id : undefined;
  const household = chosen?.household;

  useEffect(() => {
    const isWhole = plan !== undefined && iua !== undefined && household !== undefined;
    showChoice(
      isWhole ? { product_id: plan, product_iua_id: iua, plan_type: household } : undefined,
    );
  }, [plan, iua, household]);

  if (status !== 'ready') return null;
  const remove = () => {
    forgetChoice();
    onRemove();
    void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  };
  const actions = (
    <span className="flex flex-wrap items-center gap-x-4">
      {costs && (
        <LocalLink
          to="cost"
          search={`?${query}`}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {t(isOffered ? 'choice.change' : 'choice.see')}
        </LocalLink>
      )}
      <Button variant="quiet" size="sm" onClick={remove}>
        {t('choice.remove')}
      </Button>
    </span>
  );
  if (!costs || !isOffered) {
    return (
      <Notice tone="warning" live="status" title={t('choice.goneTitle')}>
        <p>{t('choice.gone')}</p>
        {actions}
      </Notice>
    );
  }
  const age = countedAge(chosen.household, query);
  const monthly = age === undefined ? undefined : monthlyFor(costs, chosen, age);
  return (
    <div className="grid gap-1 rounded-md bg-mata-100 px-4 pt-3 pb-1 text-mata-800">
      <p className="text-sm">{t('choice.title')}</p>
      <p className="min-w-0 font-semibold wrap-anywhere">
        {t('choice.summary', {
          plan: planName({ ...chosen.plan, name: '' }, language),
          household: t(`choice.household.${chosen.household}`),
          iua: formatMoney(chosen.iua.cents / 100, language, { cents: false }),
        })}
      </p>
      {monthly && (
        <p className="text-heading font-semibold tabular-nums">
          {t('choice.month', { amount: formatMoney(monthly.cents / 100, language) })}
        </p>
      )}
      {actions}
    </div>
  );
}
