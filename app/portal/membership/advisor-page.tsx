import { Mail } from 'lucide-react';
import type { MemberProfile } from '~/portal/member/fetch-member-profile';
import { profileLoader } from '~/portal/profile/profile-loader';
import { MemberSection } from '~/portal/profile/section';
import { WhatsAppIcon } from '~/shared/chrome/brand-icons';
import { formatDay } from '~/shared/format/dates';
import { phoneDigits } from '~/shared/format/phone';
import { referenceOf } from '~/shared/format/reference';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Neighbors } from '~/shared/illustrations/neighbors';
import { whatsAppChat } from '~/shared/page/destinations';
import { Badge } from '~/shared/ui/badge';
import { EmptyState } from '~/shared/ui/empty-state';
import { Fact, FactGroup } from '~/shared/ui/facts';
import { LinkButton } from '~/shared/ui/link-button';
import { Skeleton } from '~/shared/ui/skeleton';
import { EnrollmentLink } from './enrollment-link';

export const clientLoader = profileLoader('profileAdvisor');

export default function Advisor() {
  const { t } = useTranslation('profile');
  return (
    <MemberSection title="advisor" failure={t('errors.agent')}>
      {(member) =>
        member?.advisor === null ? (
          <EmptyState
            title={t('advisor.none.title')}
            text={t('advisor.none.text')}
            illustration={Neighbors}
          >
            <EnrollmentLink />
          </EmptyState>
        ) : (
          <AdvisorDetails advisor={member?.advisor} />
        )
      }
    </MemberSection>
  );
}

type AssignedAdvisor = NonNullable<MemberProfile['advisor']>;

/** The member's advisor and how to reach them. `advisor` is missing while it loads. */
function AdvisorDetails({ advisor }: { advisor: AssignedAdvisor | undefined }) {
  const { t } = useTranslation('profile');
  const { language } = useLanguage();
  const hello = advisor && t('advisor.hello', { name: advisor.first_name });
  // The buttons keep their size until their links are known.
  const unlessKnown = advisor ? undefined : 'invisible';
  return (
    <div aria-busy={!advisor} className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-6 rounded-md bg-mata-100 p-6 md:p-8">
        <div className="flex items-center gap-5">
          <span
            aria-hidden="true"
            className="grid size-16 shrink-0 place-items-center rounded-full bg-barro-600 text-heading font-semibold text-white"
          >
            {advisor && `${advisor.first_name[0] ?? ''}${advisor.last_name[0] ?? ''}`}
          </span>
          <div className="grid min-w-0 grow grid-cols-1 gap-0.5">
            <h2 className="text-heading wrap-anywhere">
              {advisor ? (
                `${advisor.first_name} ${advisor.last_name}`
              ) : (
                <Skeleton className="my-[0.1em] h-[1em] w-full max-w-44 bg-mata-300/40" />
              )}
            </h2>
            <p className="min-h-[1.6em] text-muted">{advisor && role(advisor.role)}</p>
          </div>
        </div>
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          {advisor?.phone !== null && (
            <LinkButton
              href={whatsAppChat(phoneDigits(advisor?.phone ?? ''), hello)}
              newTab
              className={unlessKnown}
            >
              <WhatsAppIcon className="size-5" />
              {t('advisor.whatsapp')}
            </LinkButton>
          )}
          <LinkButton
            variant={advisor?.phone === null ? 'primary' : 'outline'}
            href={`mailto:${advisor?.email ?? ''}?subject=${encodeURIComponent(t('advisor.subject'))}&body=${encodeURIComponent(hello ?? '')}`}
            className={unlessKnown}
          >
            <Mail className="size-5" />
            {t('advisor.email')}
          </LinkButton>
        </div>
      </div>
      <FactGroup title={t('advisor.details')}>
        <Fact label={t('contact.email')} value={advisor?.email} />
        {advisor?.phone !== null && (
          <Fact
            label={t('contact.phone')}
            value={
              advisor?.phone && (
                <a className="link" href={`tel:+${phoneDigits(advisor.phone)}`}>
                  {advisor.phone}
                </a>
              )
            }
          />
        )}
        <Fact label={t('advisor.code')} value={advisor?.enrollment_code} />
        <Fact
          label={t('advisor.status')}
          value={
            advisor && (
              <Badge tone={advisor.status === 'active' ? 'success' : 'neutral'} dot>
                {advisor.status === 'active' ? t('advisor.active') : t('advisor.inactive')}
              </Badge>
            )
          }
        />
        <Fact
          label={t('advisor.since')}
          value={advisor && formatDay(advisor.created_at, language)}
        />
        <Fact label={t('account.agentId')} value={advisor && referenceOf(advisor.id)} />
      </FactGroup>
    </div>
  );

  function role(value: string) {
    return value.toLowerCase() === 'advisor' ? t('advisor.role') : value;
  }
}
