import { Plus, Trash2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FormField, FormSection, Options } from '~/command-center/kit/editor/form-field';
import { useOrganizationLabels } from '~/command-center/kit/use-organization-labels';
import { Checkbox } from '~/shared/fields/checkbox';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { EmailInput } from '~/shared/fields/text-input';
import { formatDate } from '~/shared/format/dates';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { usStates } from '~/shared/format/us-states';
import { formSlugs } from '~/shared/forms/form-settings';
import { languages } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { emptyTestimonial, type OrganizationForm } from './organization-form';

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

/** The limit of the schema. */
const most = 12;

/** The testimonials, to add, change and remove. */
function TestimonialFields() {
  const { t } = useTranslation('manageOrganization');
  const { control } = useFormContext<OrganizationForm>();
  // The testimonials have ids of their own.
  const list = useFieldArray({ control, name: 'testimonials', keyName: 'key' });
  const add = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 text-lead font-semibold">{t('sections.testimonials')}</legend>
      <p className="-mt-4 text-sm text-muted">
        {t('hints.consent')} {t('hints.testimonials')}
      </p>
      {list.fields.length === 0 && <p className="text-sm">{t('testimonials.none')}</p>}
      {list.fields.map(({ key }, index) => (
        <fieldset
          key={key}
          aria-label={t('testimonials.one', { number: index + 1 })}
          className="grid min-w-0 items-start gap-4 rounded-md bg-sand/60 p-4 md:grid-cols-2"
        >
          <div className="flex items-center justify-between gap-4 md:col-span-2">
            <p className="font-semibold">{t('testimonials.one', { number: index + 1 })}</p>
            <button
              type="button"
              aria-label={t('testimonials.remove', { number: index + 1 })}
              onClick={() => {
                list.remove(index);
                add.current?.focus();
              }}
              className="grid size-11 place-items-center rounded-sm text-muted transition-colors hover:bg-sand hover:text-danger-700 disabled:opacity-55"
            >
              <Trash2 className="size-5" />
            </button>
          </div>
          <Value name={`testimonials.${index}.author`} />
          <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-4">
            <Value name={`testimonials.${index}.city`} />
            <Value name={`testimonials.${index}.rating`} as={Select}>
              <Options values={['5', '4', '3', '2', '1']} label={(rating) => rating} />
            </Value>
          </div>
          {languages.map((language) => (
            <Value
              key={language}
              name={`testimonials.${index}.quote.${language}`}
              as={TextArea}
              lang={language}
            />
          ))}
          <Value name={`testimonials.${index}.consent.who`} />
          <Value name={`testimonials.${index}.consent.when`} type="date" max={dayInBocaRaton()} />
        </fieldset>
      ))}
      <Button
        ref={add}
        variant="outline"
        size="sm"
        disabled={list.fields.length >= most}
        onClick={() =>
          list.append(emptyTestimonial, { focusName: `testimonials.${list.fields.length}.author` })
        }
        className="w-fit"
      >
        <Plus className="size-5" />
        {t('testimonials.add')}
      </Button>
    </fieldset>
  );
}

type ValueProps = Omit<ComponentProps<typeof FormField<OrganizationForm>>, 'label'>;

/** A field with the label that the preview and the messages also use. */
function Value(props: ValueProps) {
  const labelOf = useOrganizationLabels();
  return <FormField<OrganizationForm> label={labelOf(props.name)} {...props} />;
}

function Address(props: ValueProps) {
  return <Value inputMode="url" spellCheck={false} autoCapitalize="none" {...props} />;
}
