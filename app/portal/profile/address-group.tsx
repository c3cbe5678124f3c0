import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { MemberProfile } from '~/portal/member/fetch-member-profile';
import { useSaveMember } from '~/portal/member/update-member';
import { Field } from '~/shared/fields/field';
import { StateSelect } from '~/shared/fields/state-select';
import { TextInput } from '~/shared/fields/text-input';
import { stateCode, usStates } from '~/shared/format/us-states';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Fact } from '~/shared/ui/facts';
import { type AddressValues, addressSchema, type ContactIssue } from './contact';
import { EditableGroup, EditForm } from './editable-group';

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

type Address = { [Part in keyof AddressValues]: string | null };

type AddressFormProps = {
  userId: string;
  address: Address;
  onSaved: () => void;
  onCancel: () => void;
};

/** Changes the address, in the format of the United States Postal Service. */
function AddressForm({ userId, address, onSaved, onCancel }: AddressFormProps) {
  const { t } = useTranslation('profile');
  const saving = useSaveMember(userId);
  const { register, handleSubmit, formState } = useForm<AddressValues>({
    resolver: zodResolver(addressSchema),
    defaultValues: {
      street_address: address.street_address ?? '',
      apartment: address.apartment ?? '',
      city: address.city ?? '',
      state: stateCode(address.state),
      zip_code: address.zip_code ?? '',
    },
  });

  const save = (values: AddressValues) => {
    const changes = { ...values, apartment: values.apartment || null, country: 'United States' };
    saving.mutate(changes, { onSuccess: onSaved });
  };

  const error = (field: keyof AddressValues) => {
    const issue = formState.errors[field]?.message as ContactIssue | undefined;
    return issue && { error: t(`validation.${issue}`) };
  };

  return (
    <EditForm
      onSubmit={handleSubmit(save)}
      onCancel={onCancel}
      isSaving={saving.isPending}
      error={saving.error}
    >
      <div className="grid gap-5 sm:grid-cols-6">
        <Field label={t('address.street')} className="sm:col-span-4" {...error('street_address')}>
          <TextInput
            {...register('street_address')}
            autoComplete="address-line1"
            autoFocus
            placeholder={t('address.streetExample')}
          />
        </Field>
        <Field
          label={t('address.apartmentOptional')}
          className="sm:col-span-2"
          {...error('apartment')}
        >
          <TextInput {...register('apartment')} autoComplete="address-line2" />
        </Field>
        <Field label={t('address.city')} className="sm:col-span-6 lg:col-span-2" {...error('city')}>
          <TextInput {...register('city')} autoComplete="address-level2" />
        </Field>
        <Field
          label={t('address.state')}
          className="sm:col-span-3 lg:col-span-2"
          {...error('state')}
        >
          <StateSelect
            choose={t('address.chooseState')}
            {...register('state')}
            autoComplete="address-level1"
          />
        </Field>
        <Field
          label={t('address.zip')}
          className="sm:col-span-3 lg:col-span-2"
          {...error('zip_code')}
        >
          <TextInput
            {...register('zip_code')}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            placeholder="33431"
          />
        </Field>
      </div>
    </EditForm>
  );
}
