import { formatDate, formatDay } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Fact, FactGroup } from '~/shared/ui/facts';
import { EditButton } from './edit-button';
import type { Member } from './fetch-member-record';

type PartProps = { member: Member; onEdit: () => void };

const genders = { female: 'female', male: 'male', non_binary: 'nonBinary' } as const;

export function PersonalPart({ member, onEdit }: PartProps) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const { date_of_birth: birth, gender } = member;
  const word = gender && gender in genders ? genders[gender as keyof typeof genders] : undefined;
  const empty = t('record.none');
  return (
    <FactGroup
      title={t('record.personal')}
      action={<EditButton part={t('record.personal')} onClick={onEdit} />}
    >
      <Fact label={t('record.number')} value={member.member_number} />
      <Fact label={t('record.birth')} value={birth ? formatDate(birth, language) : null} />
      <Fact label={t('record.gender')} value={word ? t(`gender.${word}`) : gender} empty={empty} />
      <Fact label={t('record.created')} value={formatDay(member.created_at, language)} />
      <Fact label={t('record.updated')} value={formatDay(member.updated_at, language)} />
      <Fact
        label={t('record.notes')}
        value={
          member.additional_info && (
            <span className="whitespace-pre-line">{member.additional_info}</span>
          )
        }
        empty={t('record.noNotes')}
        wide
      />
    </FactGroup>
  );
}

/** The contact data of the member; read-only without `onEdit`. */
export function ContactPart({
  member,
  onEdit,
}: Pick<PartProps, 'member'> & Partial<Pick<PartProps, 'onEdit'>>) {
  const { t } = useTranslation('manageMembers');
  const empty = t('record.none');
  const { street_address, apartment, city, state, zip_code, country } = member;
  const place = [city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const lines = [[street_address, apartment].filter(Boolean).join(', '), place, country];
  return (
    <FactGroup
      title={t('record.contact')}
      action={onEdit && <EditButton part={t('record.contact')} onClick={onEdit} />}
    >
      <Fact
        label={t('record.email')}
        value={
          <a className="link" href={`mailto:${member.email}`}>
            {member.email}
          </a>
        }
      />
      <Fact
        label={t('record.phone')}
        value={
          member.phone_number && (
            <a className="link" href={`tel:${member.phone_number.replaceAll(/[^\d+]/g, '')}`}>
              {member.phone_number}
            </a>
          )
        }
        empty={empty}
      />
      <Fact
        label={t('record.address')}
        value={
          street_address || place ? (
            <span className="whitespace-pre-line">{lines.filter(Boolean).join('\n')}</span>
          ) : null
        }
        empty={empty}
      />
      <Fact
        label={t('record.receiveEmails')}
        value={
          member.receive_emails === null
            ? null
            : t(member.receive_emails ? 'record.yes' : 'record.no')
        }
        empty={t('record.notAsked')}
      />
    </FactGroup>
  );
}

export function HealthPart({ member, onEdit }: PartProps) {
  const { t } = useTranslation('manageMembers');
  return (
    <FactGroup
      title={t('record.health')}
      action={<EditButton part={t('record.health')} onClick={onEdit} />}
    >
      <Fact
        label={t('record.condition')}
        value={
          member.existing_condition === null
            ? null
            : t(member.existing_condition ? 'record.yes' : 'record.no')
        }
        empty={t('record.notAsked')}
      />
      {member.existing_condition && (
        <Fact
          label={t('record.conditionText')}
          value={member.existing_condition_description}
          empty={t('record.none')}
          wide
        />
      )}
    </FactGroup>
  );
}
