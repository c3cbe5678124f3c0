import { z } from 'zod/mini';
import { usStates } from '../../format/us-states.ts';
import { formSlugs } from '../../forms/form-settings.ts';

/**
 * Messages, templates of emails, and HTML give some characters a meaning. A straight apostrophe is
 * one of them, and the typographic one is better in a name.
 */
const text = z.string().check(
  z.trim(),
  z.overwrite((value) => value.replaceAll("'", '’')),
  z.minLength(1, 'must not be empty'),
  z.maxLength(200, 'must be shorter'),
  z.regex(/^[^{}<>\p{Cc}]*$/u, 'must not contain braces, angle brackets, or line breaks'),
);
const longText = z
  .string()
  .check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(2000, 'must be shorter'));
const inBothLanguages = z.strictObject({ en: longText, 'pt-BR': longText });
const address = z.url({ protocol: /^https$/, error: 'must be a URL that starts with https://' });
const email = z.email('must be an email address');
const phone = z.e164('must be a number in international format, like +13055550123');
const day = z.iso.date('must be a date like 2026-11-26');
const count = z.int().check(z.gte(0));

const testimonial = z.strictObject({
  id: z
    .string()
    .check(z.regex(/^[a-z0-9-]+$/, 'must consist of lowercase letters, digits, and hyphens')),
  author: text,
  city: text,
  rating: z.int().check(z.gte(1), z.lte(5)),
  quote: inBothLanguages,
  /** The person who agreed to be quoted, and the date. Without it, the quote is a sample. */
  consent: z.optional(z.strictObject({ who: text, when: day })),
});

/**
 * The description of the organization: every fact about it that pages, emails, and documents state.
 * A link without an address is hidden or leads to a page of the site.
 */
export const descriptionSchema = z.strictObject({
  /** The day on which the operator confirmed that all of this is true. */
  confirmedOn: z.optional(day),
  name: text,
  legalEntity: text,
  foundingYear: z.int().check(z.gte(1900), z.lte(2100)),
  phone,
  whatsApp: phone,
  email: z.strictObject({ support: email, privacy: email }),
  office: z.strictObject({
    street: text,
    city: text,
    state: z.enum(Object.keys(usStates) as (keyof typeof usStates)[], 'must be a US postal code'),
    zipCode: z.string().check(z.regex(/^\d{5}(-\d{4})?$/, 'must be a ZIP code')),
    map: z.optional(address),
    /** A page that the contact page shows in its frame, on request. */
    mapFrame: z.optional(address),
    directions: z.optional(address),
  }),
  enrollment: z.optional(address),
  costSimulation: z.optional(address),
  telemedicine: z.optional(address),
  dentalProvider: z.optional(z.strictObject({ name: text, address })),
  social: z.strictObject({
    instagram: z.optional(address),
    facebook: z.optional(address),
    youtube: z.optional(address),
  }),
  show: z.strictObject({
    channel: z.optional(address),
    host: z.optional(z.strictObject({ name: text, role: inBothLanguages, story: inBothLanguages })),
    /** At least this many episodes. */
    episodes: count,
  }),
  /** At least this many families and cities. */
  reach: z.strictObject({ families: count, cities: count }),
  /** Third-party forms, each instead of the site's own. They store their submissions themselves. */
  forms: z.partialRecord(z.enum(formSlugs), address),
  testimonials: z.array(testimonial).check(z.maxLength(12)),
});

export type Description = z.infer<typeof descriptionSchema>;

/** Names under which nothing real can be reached (RFC 2606, RFC 6761). */
const reservedName = /(^|[.@])(example(\.(com|net|org))?|test|invalid|localhost)$/;
/** 555-0100 to 555-0199 are reserved for fiction. */
const fictitiousNumber = /^\+1\d{3}55501\d\d$/;

/**
 * The values that must not reach visitors, as paths like `office.map`: reserved addresses and
 * numbers, testimonials without consent, and `confirmedOn` if no one confirmed the rest.
 */
export function unpublishableValues(description: Description): string[] {
  const { testimonials, ...others } = description;
  const values = valuesOf(others)
    .filter(([, value]) => isReserved(value))
    .map(([path]) => path);
  if (testimonials.some(({ consent }) => !consent)) values.push('testimonials');
  if (!description.confirmedOn) values.push('confirmedOn');
  return values;
}

/** The optional addresses that the description does not have. */
export function missingAddresses(description: Description): string[] {
  const { office, social, show } = description;
  const addresses: Record<string, unknown> = {
    enrollment: description.enrollment,
    costSimulation: description.costSimulation,
    telemedicine: description.telemedicine,
    dentalProvider: description.dentalProvider,
    'show.channel': show.channel,
    'office.map': office.map,
    'office.mapFrame': office.mapFrame,
    'office.directions': office.directions,
    'social.instagram': social.instagram,
    'social.facebook': social.facebook,
    'social.youtube': social.youtube,
  };
  return Object.keys(addresses).filter((name) => !addresses[name]);
}

function isReserved(value: string): boolean {
  const host = URL.canParse(value) && value.startsWith('https:') ? new URL(value).hostname : value;
  return reservedName.test(host) || fictitiousNumber.test(value);
}

/**
 * Every value that is set, as a text, with its path. The path of an item in a list has its id, so
 * that it can move: `testimonials.<id>.city`.
 */
export function valuesOf(value: unknown, path = ''): [path: string, text: string][] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  const entries: [name: string, inner: unknown][] = Array.isArray(value)
    ? value.map(({ id, ...item }) => [id, item])
    : Object.entries(value);
  return entries.flatMap(([name, inner]) => valuesOf(inner, path ? `${path}.${name}` : name));
}
