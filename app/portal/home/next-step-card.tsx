import { clsx } from 'clsx';
import {
  ArrowRight,
  CalendarDays,
  Check,
  CircleAlert,
  ContactRound,
  CreditCard,
  type LucideIcon,
  MessageCircleHeart,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Page, pathFor } from '~/paths';
import { daysBetween, formatDate, formatDay, formatDistance, today } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { referenceOf } from '~/shared/format/reference';
import type { Messages } from '~/shared/i18n/catalog';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Skeleton } from '~/shared/ui/skeleton';
import type { NextStep } from './next-step';

type StepText = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Missing if there is nothing to do. */
  to?: Page;
  /** With a request. */
  number?: string;
  isUrgent?: boolean;
};

type FormName = keyof Messages['portal']['nextStep']['forms'];

/**
 * One card above the services: the member's next step. `step` is missing while it loads. The card
 * reserves two lines for each text, so that nothing below it moves when the step has loaded.
 */
export function NextStepCard({ step }: { step: NextStep | undefined }) {
  const { t } = useTranslation('portal');
  const told = useStepText(step);
  const { icon: Icon, isUrgent } = told ?? {};
  return (
    <section
      aria-labelledby="next-step"
      aria-busy={!told}
      className={clsx(
        'rounded-lg shadow-raised',
        isUrgent ? 'bg-warning-100' : 'bg-white ring-2 ring-mata-100 ring-inset',
      )}
    >
      <CardLink key={told ? 'known' : 'loading'} to={told?.to} number={told?.number}>
        <span
          className={clsx(
            'grid size-12 shrink-0 place-items-center rounded-full',
            isUrgent ? 'bg-white text-warning-700' : 'bg-mata-700 text-paper',
          )}
        >
          {Icon && <Icon className="size-6" strokeWidth={1.75} />}
        </span>
        <span className="grid min-w-0 grow gap-0.5">
          {told ? (
            <span
              id="next-step"
              className={clsx(
                'text-xs font-semibold',
                isUrgent ? 'text-warning-700' : 'text-mata-700',
              )}
            >
              {t('nextStep.label')}
            </span>
          ) : (
            <span className="text-xs">
              <span id="next-step" className="sr-only">
                {t('nextStep.label')}
              </span>
              <Skeleton className="my-[0.3em] h-[1em] w-full max-w-28" />
            </span>
          )}
          <span className="font-semibold md:text-heading">
            {told?.title ?? <Skeleton className="my-[0.2em] h-[0.9em] w-full max-w-52" />}
          </span>
          <span className={clsx('text-sm', isUrgent ? 'text-ink' : 'text-muted')}>
            {told?.text ?? <Skeleton className="my-[0.25em] h-[1em] w-full max-w-64" />}
          </span>
        </span>
        {(!told || told.to) && (
          <ArrowRight className="size-5 shrink-0 text-mata-700 transition-transform duration-200 group-hover:translate-x-0.5 max-md:hidden" />
        )}
      </CardLink>
    </section>
  );
}

type CardLinkProps = { to: Page | undefined; number: string | undefined; children: ReactNode };

/** The whole card is the link. */
function CardLink({ to, number, children }: CardLinkProps) {
  const { language } = useLanguage();
  const look =
    'group flex min-h-38 items-center gap-4 rounded-lg p-4 transition md:min-h-33 md:p-6';
  if (!to) return <div className={look}>{children}</div>;
  const active = clsx(look, 'active:translate-y-px');
  if (number) {
    return (
      <Link to={pathFor(to, language).replace(':number', number)} className={active}>
        {children}
      </Link>
    );
  }
  return (
    <LocalLink to={to} className={active}>
      {children}
    </LocalLink>
  );
}

function useStepText(step: NextStep | undefined): StepText | undefined {
  const { t } = useTranslation('portal');
  const { language } = useLanguage();
  switch (step?.kind) {
    case 'questions':
    case 'documents':
      return {
        icon: MessageCircleHeart,
        title: t(`nextStep.${step.kind}.title`, {
          count: step.count,
          date: formatDate(step.due, language),
        }),
        text: t('nextStep.documents.text', { number: step.number }),
        to: 'request',
        number: step.number,
        isUrgent: true,
      };
    case 'answer':
    case 'message':
      return {
        icon: MessageCircleHeart,
        title: t(`nextStep.${step.kind}.title`),
        text: t('nextStep.documents.text', { number: step.number }),
        to: step.kind === 'answer' ? 'requestAnswer' : 'request',
        number: step.number,
      };
    case 'request':
      return {
        icon: MessageCircleHeart,
        title: t(step.isInProgress ? 'nextStep.request.inProgress' : 'nextStep.request.received', {
          form: t(`nextStep.forms.${formName(step.form)}`),
        }),
        text: t('nextStep.request.text', {
          date: formatDay(step.sentAt, language),
          code: referenceOf(step.id),
        }),
        to: 'concierge',
      };
    case 'failedPayment':
      return {
        icon: CircleAlert,
        title: t('nextStep.failed.title'),
        text: t('nextStep.failed.text', {
          amount: formatMoney(step.amount, language),
          date: formatDate(step.due, language),
        }),
        to: 'profilePayments',
        isUrgent: true,
      };
    case 'payment':
      return {
        icon: CalendarDays,
        title: t('nextStep.payment.title', {
          amount: formatMoney(step.payment.amount, language),
          distance: formatDistance(daysBetween(today(), step.payment.due), language),
        }),
        text: t(step.payment.due < today() ? 'nextStep.payment.late' : 'nextStep.payment.text', {
          date: formatDate(step.payment.due, language),
        }),
        to: 'profilePayments',
      };
    case 'missing':
      return {
        icon: step.what === 'card' ? CreditCard : ContactRound,
        title: t(`nextStep.${step.what}.title`),
        text: t(`nextStep.${step.what}.text`),
        to: step.what === 'card' ? 'planUpdates' : 'profileInformation',
        isUrgent: step.what === 'card',
      };
    case 'none':
      return { icon: Check, title: t('nextStep.none.title'), text: t('nextStep.none.text') };
    case 'setup':
      return { icon: Check, title: t('nextStep.setup.title'), text: t('nextStep.setup.text') };
    default:
      return undefined;
  }
}

function formName(form: string): FormName {
  const names: Partial<Record<string, FormName>> = {
    contact: 'contact',
    sharing: 'sharing',
    discounts: 'discounts',
    'plan-updates': 'planUpdates',
    scheduling: 'scheduling',
  };
  return names[form] ?? 'contact';
}
