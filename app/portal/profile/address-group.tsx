import type { MemberProfile } from '~/portal/member/fetch-member-profile';
import { stateCode, usStates } from '~/shared/format/us-states';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Fact } from '~/shared/ui/facts';
import { AddressForm } from './address-form';
import { EditableGroup } from './editable-group';

const unitedStates = /^(usa?|united states( of america)?)$/i;

type AddressGroupProps = { userId: string; member: MemberProfile | undefined };

/** The member's address. */
export function AddressGroup({ userId, member }: AddressGroupProps) {
  const { t } = useTranslation('profile');
  return (
    <EditableGroup
      title={t('address.title')}
      editLabel={t('address.edit')}
      canEdit={member !== undefined}
      form={(actions) => member && <AddressForm userId={userId} address={member} {...actions} />}
    >
      <Fact label={t('address.country')} value={member && country(member.country)} />
      <Fact label={t('address.street')} value={member?.street_address} />
      <Fact
        label={t('address.apartment')}
        value={member?.apartment}
        empty={t('address.noApartment')}
      />
      <Fact label={t('address.city')} value={member?.city} />
      <Fact label={t('address.state')} value={member && state(member.state)} />
      <Fact label={t('address.zip')} value={member?.zip_code} />
    </EditableGroup>
  );

  function state(value: string | null) {
    const code = stateCode(value);
    return code ? `${usStates[code as keyof typeof usStates]} (${code})` : value;
  }

  function country(value: string | null) {
    return value && unitedStates.test(value.trim()) ? t('address.unitedStates') : value;
  }
}
