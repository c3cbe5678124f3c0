import type { MemberProfile } from '~/portal/member/fetch-member-profile';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Fact, FactSkeleton } from '~/shared/ui/facts';
import { Skeleton } from '~/shared/ui/skeleton';
import { EditableGroup } from './editable-group';
import { EmailLanguage } from './email-language';
import { PhoneForm } from './phone-form';
import { ReceiveEmails } from './receive-emails';

type ContactGroupProps = { userId: string; member: MemberProfile | undefined };

/** The member's contact data. The email address is changed in the security section. */
export function ContactGroup({ userId, member }: ContactGroupProps) {
  const { t } = useTranslation('profile');
  return (
    <EditableGroup
      title={t('contact.title')}
      editLabel={t('contact.editPhone')}
      canEdit={member !== undefined}
      form={(actions) => (
        <PhoneForm userId={userId} phone={member?.phone_number ?? null} {...actions} />
      )}
    >
      <Fact
        label={t('contact.email')}
        value={
          <span className="grid justify-items-start gap-0.5">
            {member ? member.email : <FactSkeleton />}
            <LocalLink to="profileSecurity" className="link text-sm font-normal text-mata-700">
              {t('contact.changeEmail')}
            </LocalLink>
          </span>
        }
      />
      <Fact label={t('contact.phone')} value={member?.phone_number} />
      <Fact
        label={t('contact.receiveEmails')}
        value={
          member ? (
            <ReceiveEmails userId={userId} value={member.receive_emails} />
          ) : (
            <Skeleton className="h-8 w-13 rounded-full" />
          )
        }
        wide
      />
      <Fact label={t('contact.emailLanguage')} value={<EmailLanguage userId={userId} />} wide />
    </EditableGroup>
  );
}
