import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changesBetween } from '~/command-center/settings/organization/description-changes';
import {
  emptyTestimonial,
  type OrganizationForm,
  organizationForm,
  organizationResolver,
  typedDescription,
  valueAt,
} from '~/command-center/settings/organization/organization-form';
import {
  type OrganizationState,
  publicationOf,
} from '~/command-center/settings/organization/organization-state';
import { readDescription } from '~/shared/brand/description/read-description';
import { type Description, descriptionSchema } from '~/shared/brand/description/schema';

const folder = join(import.meta.dirname, '../..');
const demonstration = readDescription(
  join(folder, 'app/shared/brand/description/demonstration.json'),
);
const second = readDescription(join(folder, 'tests/support/second-organization.json'));
const today = '2026-11-26';

/** The form of the demonstration with other values at some paths. */
function typed(values: Record<string, string>): OrganizationForm {
  const form = structuredClone(organizationForm(demonstration));
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.length > 0 ? valueAt(form, keys.join('.')) : form;
    (parent as Record<string, unknown>)[last] = value;
  }
  return form;
}

/** The errors of a form, by path. */
async function issues(form: OrganizationForm): Promise<Record<string, string>> {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await organizationResolver(() => today)(form, undefined, options);
  return Object.fromEntries(messages(errors));
}

function messages(errors: object, path: string[] = []): [string, string][] {
  return Object.entries(errors).flatMap(([key, inner]) => {
    if (typeof inner?.message === 'string') {
      return [[[...path, key].join('.'), inner.message.replace(/.*validation\./, '')]];
    }
    return messages(inner ?? {}, [...path, key]);
  });
}

describe('The form of the organization', () => {
  test.each([
    ['the demonstration', demonstration],
    ['a second organization', second],
  ])('changes nothing in the description of %s', async (_, description) => {
    const form = organizationForm(description);
    expect(typedDescription(form, today)).toEqual(description);
    expect(await issues(form)).toEqual({});
  });

  test('leaves out what is empty', () => {
    const form = typed({
      telemedicine: ' ',
      'office.map': '',
      'social.youtube': '',
      'show.channel': '',
      'dentalProvider.name': '',
      'dentalProvider.address': '',
      'show.host.name': '',
      'show.host.role.en': '',
      'show.host.role.pt-BR': '',
      'show.host.story.en': '',
      'show.host.story.pt-BR': '',
    });
    const description = typedDescription(form, today);
    expect(Object.keys(description)).not.toContain('telemedicine');
    expect(Object.keys(description)).not.toContain('dentalProvider');
    expect(Object.keys(description.office)).not.toContain('map');
    expect(description.social).not.toHaveProperty('youtube');
    expect(description.show).toEqual({ episodes: 50 });
    expect(descriptionSchema.safeParse(description).success).toBe(true);
  });

  test.each([
    ['(561) 555-0134', '+15615550134'],
    ['561 225 3400', '+15612253400'],
    ['+55 (11) 90000-0000', '+5511900000000'],
  ])('reads the phone number %s', (phone, number) => {
    expect(typedDescription(typed({ phone }), today).phone).toBe(number);
  });

  test.each(['123', '+15', '+1 55', 'call us', '1234567890123456'])(
    'refuses the phone number %s',
    async (phone) => {
      expect(await issues(typed({ phone, whatsApp: phone }))).toEqual({
        phone: 'phone',
        whatsApp: 'phone',
      });
    },
  );

  test('requires the other part of a half-filled pair', async () => {
    const { show } = typed({});
    const form = typed({
      'dentalProvider.name': '',
      'show.host.role.en': '',
      'show.host.story.pt-BR': '',
      'testimonials.0.consent.who': 'Juliana Prado',
      'testimonials.1.consent.when': '2026-11-01',
    });
    expect(show.host.name).not.toBe('');
    expect(await issues(form)).toEqual({
      'dentalProvider.name': 'required',
      'show.host.role.en': 'required',
      'show.host.story.pt-BR': 'required',
      'testimonials.0.consent.when': 'required',
      'testimonials.1.consent.who': 'required',
    });
  });

  test('has a text for every issue of the schema', async () => {
    const form = typed({
      name: 'x'.repeat(201),
      legalEntity: ' ',
      foundingYear: '1066',
      phone: '1',
      'email.support': 'ana',
      'email.privacy': '',
      'office.city': '{{ .Email }}',
      'office.street': 'a\u0000b',
      'office.state': 'XX',
      'office.zipCode': '1234',
      'office.map': 'http://maps.example.org',
      telemedicine: 'instagram.com/foo',
      'social.instagram': 'javascript:alert(1)',
      'show.host.story.en': 'x'.repeat(2001),
      'show.episodes': '1.5',
      'reach.families': '-1',
      'reach.cities': '9'.repeat(20),
      'forms.sharing-rules': 'https://',
      'testimonials.0.quote.pt-BR': '',
      'testimonials.0.consent.who': 'Juliana',
      'testimonials.0.consent.when': '2026-02-31',
    });
    expect(await issues(form)).toEqual({
      name: 'tooLong',
      legalEntity: 'required',
      foundingYear: 'year',
      phone: 'phone',
      'email.support': 'email',
      'email.privacy': 'required',
      'office.city': 'characters',
      'office.street': 'characters',
      'office.state': 'state',
      'office.zipCode': 'zipCode',
      'office.map': 'address',
      telemedicine: 'address',
      'social.instagram': 'address',
      'show.host.story.en': 'longTextTooLong',
      'show.episodes': 'number',
      'reach.families': 'number',
      'reach.cities': 'number',
      'forms.sharing-rules': 'address',
      'testimonials.0.quote.pt-BR': 'required',
      'testimonials.0.consent.when': 'date',
    });
    const many = typed({});
    many.testimonials = Array.from({ length: 13 }, () => ({
      ...emptyTestimonial,
      author: 'Ana',
      city: 'Newark, NJ',
      quote: { en: 'Good.', 'pt-BR': 'Bom.' },
    }));
    expect(await issues(many)).toEqual({ testimonials: 'tooMany' });
  });

  test('keeps the ids of testimonials, and gives new ones an id of their own', () => {
    const form = typed({});
    const sonia = { ...emptyTestimonial, author: 'Sônia  Barreto!', city: 'Boca Raton, FL' };
    form.testimonials.push(
      sonia,
      sonia,
      { ...emptyTestimonial, author: 'Rules' },
      emptyTestimonial,
    );
    expect(typedDescription(form, today).testimonials.map(({ id }) => id)).toEqual([
      'maternity',
      'accident',
      'rules',
      'sonia-barreto',
      'sonia-barreto-2',
      'rules-2',
      'testimonial',
    ]);
  });

  test('confirms the description as of today only if the box is checked', () => {
    const form = organizationForm(second);
    expect(typedDescription(form, today).confirmedOn).toBe('2026-11-20');
    expect(typedDescription({ ...form, isConfirmed: true }, today).confirmedOn).toBe(today);
    expect(typedDescription(typed({}), today)).not.toHaveProperty('confirmedOn');
  });
});

describe('The changes between two descriptions', () => {
  test('are none if only the order differs', () => {
    const turned = Object.fromEntries(Object.entries(demonstration).reverse()) as Description;
    const testimonials = demonstration.testimonials.toReversed();
    expect(changesBetween(demonstration, { ...turned, testimonials })).toEqual([]);
  });

  test('name each value that was set, changed or removed', () => {
    const { telemedicine: _removed, ...rest } = demonstration;
    const [, ...testimonials] = demonstration.testimonials;
    const after: Description = { ...rest, enrollment: 'https://a.org', testimonials };
    after.reach = { ...after.reach, cities: 51 };
    expect(changesBetween(demonstration, after).map(({ path }) => path)).toEqual([
      'reach.cities',
      'enrollment',
      'telemedicine',
      'testimonials.maternity.author',
      'testimonials.maternity.city',
      'testimonials.maternity.rating',
      'testimonials.maternity.quote.en',
      'testimonials.maternity.quote.pt-BR',
    ]);
    expect(changesBetween(demonstration, after)[0]).toEqual({
      path: 'reach.cities',
      before: '50',
      after: '51',
    });
  });
});

describe('The publication', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  const state = (
    newest: 'waiting' | 'building' | 'published' | 'failed',
    isBuilding: boolean,
    secondsAgo = 5,
  ): OrganizationState => ({
    newest: {
      number: 1,
      description: demonstration,
      state: newest,
      step: null,
      failure: null,
      detail: null,
      created_at: new Date(now - secondsAgo * 1000).toISOString(),
      created_by: 'Ana',
    },
    published: null,
    is_building: isBuilding,
  });

  test.each([
    ['waiting', false, 5, false, 'running'],
    ['waiting', false, 31, false, 'notStarted'],
    ['waiting', true, 31, false, 'running'],
    ['waiting', false, 0, true, 'saved'],
    ['waiting', true, 0, true, 'running'],
    ['building', true, 300, false, 'running'],
    ['building', false, 300, false, 'interrupted'],
    ['published', false, 300, false, 'published'],
    ['failed', false, 300, true, 'failed'],
  ] as const)(
    'of a version that is %s (building: %s, for %i s, static host: %s) is %s',
    (newest, isBuilding, seconds, isStatic, publication) => {
      expect(publicationOf(state(newest, isBuilding, seconds), now, isStatic)).toBe(publication);
    },
  );

  test('is none before the first version', () => {
    const none = { newest: null, published: null, is_building: false };
    expect(publicationOf(none, now)).toBe('none');
  });
});
