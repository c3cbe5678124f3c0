import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Options } from '~/command-center/kit/editor/form-field';
import { FormSection } from '~/command-center/kit/editor/form-section';
import { Checkbox } from '~/shared/fields/checkbox';
import { EmailInput } from '~/shared/fields/email-input';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { formatDate } from '~/shared/format/dates';
import { usStates } from '~/shared/format/us-states';
import { formSlugs } from '~/shared/forms/form-settings';
import { languages } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { OrganizationForm } from './organization-form';
import { Address, Value } from './organization-value';
import { TestimonialFields } from './testimonial-fields';

const stateCodes = Object.keys(usStates) as (keyof typeof usStates)[];

/** All fields of the description, in groups. */
export function OrganizationFields() {
  const { t } = useTranslation('manageOrganization');
  const number = { inputMode: 'numeric' } as const;
  return (
    <>
      <Group title={t('sections.identity')}>
        <Value name="name" />
        <Value name="legalEntity" />
        <Value name="foundingYear" {...number} />
      </Group>
      <Group title={t('sections.contact')} hint={t('hints.phone')}>
        <Value name="phone" type="tel" />
        <Value name="whatsApp" type="tel" />
        <Value name="email.support" as={EmailInput} />
        <Value name="email.privacy" as={EmailInput} />
      </Group>
      <Group title={t('sections.office')}>
        <Value name="office.street" isWide />
        <Value name="office.city" />
        <div className="grid grid-cols-[1.4fr_1fr] gap-4">
          <Value name="office.state" as={Select}>
            <Options values={stateCodes} label={(code) => usStates[code]} />
          </Value>
          <Value name="office.zipCode" inputMode="numeric" />
        </div>
        <Address name="office.map" />
        <Address name="office.directions" />
        <Address name="office.mapFrame" hint={t('hints.mapFrame')} isWide />
      </Group>
      <Group title={t('sections.links')} hint={t('hints.links')}>
        <Address name="enrollment" />
        <Address name="costSimulation" />
        <Address name="telemedicine" isWide />
        <Value name="dentalProvider.name" hint={t('hints.dentalProvider')} />
        <Address name="dentalProvider.address" />
      </Group>
      <Group title={t('sections.social')}>
        <Address name="social.instagram" />
        <Address name="social.facebook" />
        <Address name="social.youtube" />
      </Group>
      <Group title={t('sections.show')}>
        <Address name="show.channel" />
        <Value name="show.episodes" hint={t('hints.figures')} {...number} />
        <Value name="show.host.name" hint={t('hints.host')} isWide />
        {languages.map((language) => (
          <Value key={language} name={`show.host.role.${language}`} lang={language} />
        ))}
        {languages.map((language) => (
          <Value
            key={language}
            name={`show.host.story.${language}`}
            hint={t('hints.story')}
            as={TextArea}
            lang={language}
          />
        ))}
      </Group>
      <Group title={t('sections.reach')} hint={t('hints.figures')}>
        <Value name="reach.families" {...number} />
        <Value name="reach.cities" {...number} />
      </Group>
      <Group title={t('sections.forms')} hint={t('hints.forms')}>
        {formSlugs.map((slug) => (
          <Address key={slug} name={`forms.${slug}`} />
        ))}
      </Group>
      <Card>
        <TestimonialFields />
      </Card>
      <Group title={t('sections.confirmation')}>
        <Confirmation />
      </Group>
    </>
  );
}

function Card({ children }: { children: ReactNode }) {
  return <div className="min-w-0 rounded-lg bg-white p-5 shadow-raised">{children}</div>;
}

type GroupProps = { title: string; hint?: string; children: ReactNode };

function Group({ title, hint, children }: GroupProps) {
  return (
    <Card>
      <FormSection title={title}>
        {hint && <p className="-mt-4 text-sm text-muted md:col-span-2">{hint}</p>}
        {children}
      </FormSection>
    </Card>
  );
}

/** Confirms the values as of today. Not checked, the date of the last confirmation stays. */
function Confirmation() {
  const { t } = useTranslation('manageOrganization');
  const { language } = useLanguage();
  const { register } = useFormContext<OrganizationForm>();
  const date = useWatch<OrganizationForm, 'confirmedOn'>({ name: 'confirmedOn' });
  return (
    <Checkbox
      {...register('isConfirmed')}
      label={t('confirmation.label')}
      hint={
        date
          ? t('confirmation.stored', { date: formatDate(date, language) })
          : t('confirmation.never')
      }
      className="md:col-span-2"
    />
  );
}
