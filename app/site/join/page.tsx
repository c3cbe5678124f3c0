import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathFor } from '~/paths';
import { sessionEntry } from '~/shared/browser/storage';
import { pageLoader } from '~/shared/i18n/page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Mailbox } from '~/shared/illustrations/mailbox';
import { FormLink, FormLinks, StepTitle } from '~/shared/page/form-page';
import { NeedsScript } from '~/shared/page/needs-script';
import { useCostPage } from '~/shared/page/use-cost-page';
import { Button } from '~/shared/ui/button';
import { LinkButton } from '~/shared/ui/link-button';
import { NextSteps } from './next-steps';
import type { PlanChoice } from './plan-choice';
import { findCode, forgetReferral, loadReferral, shownReferral } from './referral-code';
import { SignUpForm } from './sign-up-form';

export const loader = pageLoader('signup');
export const clientLoader = pageLoader('signup');

export default function Signup() {
  const { t } = useTranslation('signup');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const showCheckEmail = (email: string) => {
    forgetReferral();
    return navigate(pathFor('login', language), { state: { sentTo: email } });
  };
  return (
    <div className="page grid items-start gap-x-16 gap-y-12 pt-6 pb-16 lg:grid-cols-[1fr_minmax(0,26rem)] lg:pt-10 xl:gap-x-28">
      <div className="mx-auto grid w-full max-w-128 gap-8 lg:mr-0">
        <div className="grid gap-3">
          <StepTitle title={t('title')}>{t('lead')}</StepTitle>
          <Cost />
        </div>
        <NeedsScript>{t('needsScript')}</NeedsScript>
        <Referral />
        <SignUpForm onCreated={showCheckEmail} />
        <p className="text-sm text-muted">{t('free')}</p>
        <FormLinks>
          <FormLink question={t('haveAccount')} to="login" tone="strong">
            {t('signIn')}
          </FormLink>
          <FormLink to="home" tone="muted">
            {t('backHome')}
          </FormLink>
        </FormLinks>
      </div>
      <aside className="mx-auto grid w-full max-w-128 overflow-hidden rounded-xl bg-mata-100 lg:sticky lg:top-8">
        <div className="grid gap-6 p-6 md:p-8">
          <h2 className="text-heading">{t('next.title')}</h2>
          <NextSteps done={0} />
        </div>
        <Mailbox className="-mb-px w-full" />
      </aside>
    </div>
  );
}

/** What joining costs, before the form asks for personal data: the visitor's choice, or a link. */
function Cost() {
  const { t } = useTranslation('signup');
  const { search } = useLocation();
  const costPage = useCostPage();
  const [Choice, setChoice] = useState<typeof PlanChoice>();

  useEffect(() => {
    if (!search.includes('for=') && !sessionEntry('plan-choice').read()) return;
    import('./plan-choice').then(
      (module) => setChoice(() => module.PlanChoice),
      // The visitor applies without a choice.
      console.info,
    );
  }, [search]);

  if (Choice) return <Choice onRemove={() => setChoice(undefined)} />;
  return (
    <LinkButton
      {...(costPage || { to: 'cost' })}
      variant="outline"
      className={costPage ? 'justify-self-start' : 'invisible'}
    >
      {t('choice.see')}
    </LinkButton>
  );
}

/** The advisor whose link the visitor used. The visitor can remove them. */
function Referral() {
  const { t } = useTranslation('signup');
  const { search } = useLocation();
  const navigate = useNavigate();
  const [firstName, setFirstName] = useState<string>();

  useEffect(() => {
    const code = findCode(search);
    if (!code) return;
    let isCurrent = true;
    setFirstName(shownReferral()?.firstName);
    loadReferral(code).then(
      (referral) => isCurrent && setFirstName(referral?.firstName),
      // The visitor applies without an advisor.
      (error: unknown) => console.info('Referral:', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [search]);

  if (!firstName) return null;
  const remove = () => {
    forgetReferral();
    setFirstName(undefined);
    const others = new URLSearchParams(search);
    others.delete('ref');
    void navigate({ search: others.toString() }, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-mata-100 py-1 pr-2 pl-4 text-mata-800">
      <p className="min-w-0 py-1.5 font-semibold wrap-anywhere">
        {t('referral.with', { name: firstName })}
      </p>
      <Button variant="quiet" size="sm" onClick={remove}>
        {t('referral.remove')}
      </Button>
    </div>
  );
}
