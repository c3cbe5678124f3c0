import { clsx } from 'clsx';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useOrganizationLabels } from '~/command-center/kit/use-organization-labels';
import {
  type Description,
  missingAddresses,
  unpublishableValues,
} from '~/shared/brand/description/schema';
import { Select } from '~/shared/fields/select';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { isThisMachine } from '~/shared/format/this-machine';
import { type Language, languages } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { ExternalLink } from '~/shared/ui/external-link';
import { Stars } from '~/shared/ui/stars';
import {
  displayedPhone,
  type OrganizationForm,
  typedDescription,
  valueAt,
} from './organization-form';

/** The values that are links, by their paths. */
const linkPaths = [
  'enrollment',
  'costSimulation',
  'telemedicine',
  'dentalProvider.address',
  'social.instagram',
  'social.facebook',
  'social.youtube',
  'show.channel',
  'office.map',
  'office.mapFrame',
  'office.directions',
  'forms.contact',
  'forms.sharing-rules',
  'forms.sharing',
  'forms.discounts',
  'forms.plan-updates',
  'forms.scheduling',
];

/** What visitors will read, with the values of the form. */
export function Preview() {
  const { t } = useTranslation('manageOrganization');
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const form = useWatch<OrganizationForm>() as OrganizationForm;
  const description = typedDescription(form, dayInBocaRaton());
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg bg-white p-5 shadow-raised xl:sticky xl:top-22 xl:max-h-[calc(100dvh-7rem)] xl:overflow-y-auto"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="text-lead font-semibold">
          {t('preview.title')}
        </h3>
        <div className="w-40">
          <Select
            aria-label={t('preview.language')}
            value={language}
            onChange={(event) => setLanguage(event.target.value as Language)}
          >
            {languages.map((one) => (
              <option key={one} value={one}>
                {t(`preview.${one}`)}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <Openness description={description} />
      <Facts description={description} />
      <Links description={description} />
      <Host description={description} language={language} />
      <Quotes description={description} language={language} />
    </section>
  );
}

type PartProps = { description: Description };

/** Whether visitors will see the site at all, and which links they will not see. */
function Openness({ description }: PartProps) {
  const { t } = useTranslation('manageOrganization');
  const labelOf = useOrganizationLabels();
  const closing = unpublishableValues(description);
  const missing = missingAddresses(description);
  const isShownAnyway = import.meta.env.DEMO && isThisMachine(window.location.hostname);
  const Icon = closing.length > 0 ? TriangleAlert : CircleCheck;
  return (
    <div className="grid gap-2 text-sm">
      <div
        className={clsx(
          'flex gap-2 rounded-md p-3',
          closing.length > 0 ? 'bg-warning-100 text-warning-700' : 'bg-mata-100 text-mata-800',
        )}
      >
        <Icon className="mt-px size-5 shrink-0" />
        <div className="grid gap-1">
          <p className="font-semibold">
            {t(closing.length > 0 ? 'preview.closed' : 'preview.open')}
          </p>
          {closing.length > 0 && <p>{closing.map(labelOf).join('; ')}</p>}
          {closing.length > 0 && isShownAnyway && <p>{t('preview.demo')}</p>}
        </div>
      </div>
      {missing.length > 0 && (
        <p className="text-muted">
          {t('preview.missing')} {missing.map(labelOf).join('; ')}
        </p>
      )}
    </div>
  );
}

function Facts({ description }: PartProps) {
  const { t } = useTranslation('manageOrganization');
  const labelOf = useOrganizationLabels();
  const { office, email } = description;
  const facts: [label: string, value: ReactNode][] = [
    [labelOf('phone'), displayedPhone(description.phone)],
    [labelOf('whatsApp'), displayedPhone(description.whatsApp)],
    [labelOf('email.support'), email.support],
    [labelOf('email.privacy'), email.privacy],
    [
      t('sections.office'),
      <>
        <span className="block">{office.street}</span>
        {office.city}, {office.state} {office.zipCode}
      </>,
    ],
  ];
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere">
        <span className="block text-heading">{description.name}</span>
        <span className="text-sm text-muted">{description.legalEntity}</span>
      </p>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 text-sm sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="grid gap-0.5">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere">
              {value || <span className="font-normal text-danger-700">{t('preview.invalid')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Links({ description }: PartProps) {
  const { t } = useTranslation('manageOrganization');
  const labelOf = useOrganizationLabels();
  // A broken address is no link. Only https leads to another site, and never runs a script.
  const links = linkPaths.flatMap((path) => {
    const href = valueAt(description, path);
    const isLink = typeof href === 'string' && href.startsWith('https://') && URL.canParse(href);
    return isLink ? [{ path, href }] : [];
  });
  return (
    <div className="grid gap-1 text-sm">
      <h4 className="font-semibold">{t('preview.links')}</h4>
      {links.length === 0 && <p className="text-muted">{t('preview.noLinks')}</p>}
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ path, href }) => (
          <li key={path}>
            <ExternalLink
              newTab
              href={href}
              className="inline-flex min-h-9 items-center gap-1 font-semibold text-mata-700 underline-offset-4 hover:underline"
            >
              {labelOf(path)}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

type TextProps = PartProps & { language: Language };

function Host({ description, language }: TextProps) {
  const { t } = useTranslation('manageOrganization');
  const { host } = description.show;
  if (!host) return null;
  return (
    <div className="grid gap-1 text-sm">
      <h4 className="font-semibold">{t('preview.host')}</h4>
      <p className="wrap-anywhere" lang={language}>
        {[host.name, host.role[language]].filter(Boolean).join(' · ')}
      </p>
      <p className="wrap-anywhere whitespace-pre-line text-muted" lang={language}>
        {host.story[language]}
      </p>
    </div>
  );
}

function Quotes({ description, language }: TextProps) {
  const { t } = useTranslation('manageOrganization');
  return (
    <div className="grid gap-3 text-sm">
      <h4 className="font-semibold">{t('sections.testimonials')}</h4>
      {description.testimonials.length === 0 && (
        <p className="text-muted">{t('testimonials.none')}</p>
      )}
      {description.testimonials.map(({ id, author, city, rating, quote, consent }) => (
        <figure key={id} className="grid gap-2 rounded-md bg-sand/60 p-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Stars rating={rating} label={t('testimonials.stars', { rating })} />
            {!consent && <Badge tone="neutral">{t('preview.sample')}</Badge>}
          </div>
          <blockquote lang={language} className="wrap-anywhere">
            {quote[language]}
          </blockquote>
          <figcaption className="text-muted">
            {[author, city].filter(Boolean).join(', ')}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
