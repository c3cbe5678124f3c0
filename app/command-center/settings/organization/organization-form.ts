import { toNestErrors } from '@hookform/resolvers';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { FieldError, Resolver } from 'react-hook-form';
import type { z } from 'zod/mini';
import { type IssueOf, issuesOf } from '~/command-center/kit/editor/form-issues';
import { type Description, descriptionSchema } from '~/shared/brand/description/schema';
import { writePhone } from '~/shared/brand/description/write-phone';
import { formSlugs } from '~/shared/forms/form-settings';

const issue = issuesOf('manageOrganization');

type Typed<Value> = Value extends string | number | undefined
  ? string
  : Value extends readonly (infer Item)[]
    ? Typed<Item>[]
    : { [Key in keyof Value]-?: Typed<Exclude<Value[Key], undefined>> };

/** The description as typed: every value is a text, and what is not set is an empty one. */
export type OrganizationForm = Typed<Omit<Description, 'confirmedOn'>> & {
  /** The day of the stored confirmation; empty if there is none. */
  confirmedOn: string;
  isConfirmed: boolean;
};

export const emptyTestimonial: OrganizationForm['testimonials'][number] = {
  id: '',
  author: '',
  city: '',
  rating: '5',
  quote: { en: '', 'pt-BR': '' },
  consent: { who: '', when: '' },
};

/** The initial values of the form. The box of the confirmation is checked again in each edit. */
export function organizationForm(description: Description): OrganizationForm {
  const { office, dentalProvider, social, show, reach, forms, testimonials } = description;
  const none = { en: '', 'pt-BR': '' };
  return {
    confirmedOn: description.confirmedOn ?? '',
    isConfirmed: false,
    name: description.name,
    legalEntity: description.legalEntity,
    foundingYear: String(description.foundingYear),
    phone: displayedPhone(description.phone),
    whatsApp: displayedPhone(description.whatsApp),
    email: { support: description.email.support, privacy: description.email.privacy },
    office: {
      street: office.street,
      city: office.city,
      state: office.state,
      zipCode: office.zipCode,
      map: office.map ?? '',
      mapFrame: office.mapFrame ?? '',
      directions: office.directions ?? '',
    },
    enrollment: description.enrollment ?? '',
    costSimulation: description.costSimulation ?? '',
    telemedicine: description.telemedicine ?? '',
    dentalProvider: { name: dentalProvider?.name ?? '', address: dentalProvider?.address ?? '' },
    social: {
      instagram: social.instagram ?? '',
      facebook: social.facebook ?? '',
      youtube: social.youtube ?? '',
    },
    show: {
      channel: show.channel ?? '',
      host: {
        name: show.host?.name ?? '',
        role: { ...none, ...show.host?.role },
        story: { ...none, ...show.host?.story },
      },
      episodes: String(show.episodes),
    },
    reach: { families: String(reach.families), cities: String(reach.cities) },
    forms: Object.fromEntries(
      formSlugs.map((slug) => [slug, forms[slug] ?? '']),
    ) as OrganizationForm['forms'],
    testimonials: testimonials.map(({ id, author, city, rating, quote, consent }) => ({
      id,
      author,
      city,
      rating: String(rating),
      quote: { en: quote.en, 'pt-BR': quote['pt-BR'] },
      consent: { who: consent?.who ?? '', when: consent?.when ?? '' },
    })),
  };
}

/**
 * The description of a form, for the preview too: invalid values are in it as typed, except numbers.
 * @param today the day of a new confirmation.
 */
export function typedDescription(form: OrganizationForm, today: string): Description {
  const { office, social, show, reach, dentalProvider } = form;
  const confirmedOn = form.isConfirmed ? today : form.confirmedOn;
  const description: unknown = {
    ...(confirmedOn && { confirmedOn }),
    name: form.name.trim(),
    legalEntity: form.legalEntity.trim(),
    foundingYear: wholeNumber(form.foundingYear),
    phone: phoneNumber(form.phone),
    whatsApp: phoneNumber(form.whatsApp),
    email: { support: form.email.support.trim(), privacy: form.email.privacy.trim() },
    office: {
      street: office.street.trim(),
      city: office.city.trim(),
      state: office.state,
      zipCode: office.zipCode.trim(),
      ...filled({ map: office.map, mapFrame: office.mapFrame, directions: office.directions }),
    },
    ...filled({
      enrollment: form.enrollment,
      costSimulation: form.costSimulation,
      telemedicine: form.telemedicine,
    }),
    ...(isFilled(dentalProvider) && { dentalProvider: trimmed(dentalProvider) }),
    social: filled(social),
    show: {
      ...filled({ channel: show.channel }),
      ...(isFilled(show.host) && { host: trimmed(show.host) }),
      episodes: wholeNumber(show.episodes),
    },
    reach: { families: wholeNumber(reach.families), cities: wholeNumber(reach.cities) },
    forms: filled(form.forms),
    testimonials: withIds(form.testimonials).map(({ rating, consent, ...testimonial }) => ({
      ...trimmed(testimonial),
      rating: wholeNumber(rating),
      ...(isFilled(consent) && { consent: trimmed(consent) }),
    })),
  };
  return description as Description;
}

/** Checks the form with the schema of the description, whose issues it names at their fields. */
export function organizationResolver(today: () => string): Resolver<OrganizationForm> {
  return (form, _context, options) => {
    const { error } = descriptionSchema.safeParse(typedDescription(form, today()));
    if (!error) return { values: form, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const one of error.issues) {
      const path = one.path.join('.');
      errors[path] ??= { type: one.code, message: issue(issueOf(one, valueAt(form, path))).error };
    }
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}

/** The text of an issue of `descriptionSchema`. */
function issueOf(problem: z.core.$ZodIssue, typed: unknown): IssueOf<'manageOrganization'> {
  if (typeof typed === 'string' && typed.trim() === '') return 'required';
  if (problem.path[0] === 'foundingYear') return 'year';
  switch (problem.code) {
    case 'too_big':
      if (problem.origin === 'array') return 'tooMany';
      if (problem.origin !== 'string') return 'number';
      return problem.maximum === 200 ? 'tooLong' : 'longTextTooLong';
    case 'too_small':
      return problem.origin === 'string' ? 'required' : 'number';
    case 'invalid_type':
      return 'number';
    case 'invalid_value':
      return 'state';
    case 'invalid_format':
      if (problem.format === 'regex' && problem.path.at(-1) !== 'zipCode') return 'characters';
      return formats[problem.format] ?? 'invalid';
    default:
      return 'invalid';
  }
}

/** The patterns that a person types are those of the ZIP code and of short texts. */
const formats: Record<string, IssueOf<'manageOrganization'>> = {
  url: 'address',
  email: 'email',
  e164: 'phone',
  date: 'date',
  regex: 'zipCode',
};

export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);
}

/** A stored number as people write it. A number that cannot be one stays as it is. */
export function displayedPhone(number: string): string {
  try {
    return writePhone(number).display;
  } catch {
    return number;
  }
}

/** An invalid number becomes an empty text, because some invalid ones are E.164, like `+15`. */
function phoneNumber(text: string): string {
  const parsed = parsePhoneNumberFromString(text, 'US');
  return parsed?.isValid() ? parsed.number : '';
}

function wholeNumber(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** The texts that are not empty. */
function filled(texts: Record<string, string>): Record<string, string> {
  const entries = Object.entries(texts).map(([key, text]) => [key, text.trim()] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

type Texts = { [key: string]: string | Texts };

function isFilled(texts: Texts): boolean {
  return Object.values(texts).some((value) =>
    typeof value === 'string' ? value.trim() !== '' : isFilled(value),
  );
}

function trimmed(texts: Texts): Texts {
  const entries = Object.entries(texts).map(
    ([key, value]) => [key, typeof value === 'string' ? value.trim() : trimmed(value)] as const,
  );
  return Object.fromEntries(entries);
}

/** Gives each new testimonial an id that no other one has, from its author. */
function withIds(testimonials: OrganizationForm['testimonials']) {
  const taken = new Set(testimonials.map(({ id }) => id));
  return testimonials.map((testimonial) => {
    if (testimonial.id) return testimonial;
    const base = slugOf(testimonial.author) || 'testimonial';
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    return { ...testimonial, id };
  });
}

function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
