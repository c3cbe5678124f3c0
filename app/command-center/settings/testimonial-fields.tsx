import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Options } from '~/command-center/kit/editor/form-field';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { dayInBocaRaton } from '~/shared/format/office-day';
import { languages } from '~/shared/i18n/language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { emptyTestimonial, type OrganizationForm } from './organization-form';
import { Value } from './organization-value';

/** The limit of the schema. */
const most = 12;

/** The testimonials, to add, change and remove. */
export function TestimonialFields() {
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
