import { describe, expect, test } from 'vitest';
import { formDefinitions } from '../../app/content/forms/definitions.ts';
import { describeAnswers } from '../../app/content/forms/describe-answers.ts';
import type { FormDefinition } from '../../app/content/forms/field.ts';
import { loadFormTexts } from '../../app/content/forms/texts.ts';
import { today } from '../../app/shared/format/dates.ts';
import { formSlugs } from '../../app/shared/forms/form-settings.ts';
import { languages } from '../../app/shared/i18n/language.ts';
import { formSchema } from '../../app/site/forms/form-schema.ts';

describe.each(formSlugs)('The form %s', (slug) => {
  const definition: FormDefinition = formDefinitions[slug];

  test.each(languages)('has texts in %s for every field and nothing else', async (language) => {
    const { fields } = await loadFormTexts(slug, language);
    expect(Object.keys(fields).sort()).toEqual(Object.keys(definition).sort());
    for (const [name, field] of Object.entries(definition)) {
      const options = 'options' in field ? [...field.options] : [];
      expect([name, Object.keys(fields[name]?.options ?? {})]).toEqual([name, options]);
    }
  });
});

describe('An answer', () => {
  const visitor = { name: 'Rita', email: 'RITA@example.com', subject: '', message: 'Oi' };
  const problem = (answers: object, isVisitor = true) =>
    formSchema(formDefinitions.contact, isVisitor).safeParse(answers).error?.issues[0]?.message;

  test.each([
    [{}, undefined],
    [{ name: ' ' }, 'required'],
    [{ email: 'rita' }, 'email'],
    [{ message: 'x'.repeat(5001) }, 'tooLong'],
  ])('%o is: %s', (change, issue) => {
    expect(problem({ ...visitor, ...change })).toBe(issue);
  });

  test('about the sender is not required from members', () => {
    expect(problem({ subject: '', message: 'Oi' }, false)).toBeUndefined();
  });

  test.each([
    ['+1 (561) 555-0100', true],
    ['(561) 555-0100', true],
    ['+55 11 99555-0100', true],
    ['+44 20 7946 0958', true],
    ['11 98765', false],
    ['555', false],
    ['call me', false],
  ])('%s as a phone number: %s', (phone, isOne) => {
    const schema = formSchema({ phone: { kind: 'phone', isRequired: true } }, true);
    expect(schema.safeParse({ phone }).success).toBe(isOne);
  });

  test.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['2099-01-01', false],
    ['22026-01-01', false],
    ['', true],
  ])('%s as an optional date: %s', (from, isOne) => {
    const schema = formSchema({ from: { kind: 'date' } }, true);
    expect(schema.safeParse({ from }).success).toBe(isOne);
  });
});

describe('The day of a sharing request', () => {
  const issueOf = (stage: string, serviceDate: string) => {
    // Other fields may still be missing.
    const answers = { stage, serviceDate, patient: '', documents: [], truthful: false };
    const { error } = formSchema(formDefinitions.sharing, false).safeParse(answers);
    return error?.issues.find(({ path }) => path[0] === 'serviceDate')?.message;
  };
  const inDays = (days: number) => today(new Date(Date.now() + days * 86_400_000));

  test.each([
    ['happened', -30, undefined],
    ['happened', 0, undefined],
    ['happened', 30, 'dateAhead'],
    ['ongoing', 1, 'dateAhead'],
    ['planned', -1, 'datePast'],
    ['planned', 0, undefined],
    ['planned', 30, undefined],
    ['', 30, undefined],
    ['happened', 10_000, 'dateFar'],
  ])('when care %s, %d days from now: %s', (stage, days, issue) => {
    expect(issueOf(stage, inDays(days))).toBe(issue);
  });
});

test.each([
  ['abc', false],
  ['3343', false],
  ['33431', true],
  ['33431-1234', true],
])('%s as a ZIP code: %s', (zip, isOne) => {
  const schema = formSchema({ zip: { kind: 'zip', isRequired: true } }, true);
  expect(schema.safeParse({ zip }).success).toBe(isOne);
});

test('An admin reads a submission in their own language, in the form’s order', async () => {
  const answers = {
    days: ['monday', 'saturday'],
    patientName: '<b>Alice</b>',
    care: 'pediatrics',
    answerBy: 'whatsapp',
    older: '2026-03-04',
    confirmed: true,
  };
  expect(describeAnswers(answers, await loadFormTexts('scheduling', 'pt-BR'), 'pt-BR')).toEqual([
    { name: 'patientName', label: 'Nome completo do paciente', values: ['<b>Alice</b>'] },
    { name: 'care', label: 'De que profissional você precisa?', values: ['Pediatra'] },
    { name: 'days', label: 'Quais dias são bons para você?', values: ['Segunda', 'Sábado'] },
    { name: 'answerBy', label: 'Como você prefere receber a resposta?', values: ['WhatsApp'] },
    { name: 'older', label: 'older', values: ['04/03/2026'] },
    { name: 'confirmed', label: 'confirmed', values: [] },
  ]);
});
