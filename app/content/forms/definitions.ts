import type { FormSlug } from '../../shared/forms/form-settings.ts';
import { answerBy, type FormDefinition, reachableSenderFields, senderFields } from './field.ts';

const details = { kind: 'long-text', max: 4000, isRequired: true } as const;

/**
 * The fields of each form, in order. The database has the same list (`private.form_fields`), and a
 * test compares them: a change here needs a migration. Stored answers keep their keys forever. Keys
 * can be added and retired, but never change their meaning.
 */
export const formDefinitions = {
  contact: {
    ...senderFields,
    subject: { kind: 'text', max: 200 },
    message: { kind: 'long-text', max: 5000, isRequired: true },
  },
  'sharing-rules': {
    ...senderFields,
    readRules: { kind: 'consent', isRequired: true },
    ownPartFirst: { kind: 'consent', isRequired: true },
    notInsurance: { kind: 'consent', isRequired: true },
    recordsOnRequest: { kind: 'consent', isRequired: true },
    question: { kind: 'long-text', max: 2000 },
  },
  sharing: {
    ...reachableSenderFields,
    patient: { kind: 'choice', options: ['self', 'spouse', 'child'], isRequired: true },
    patientName: { kind: 'text', max: 200, isRequired: true },
    need: {
      kind: 'choice',
      options: ['illness', 'accident', 'maternity', 'prevention', 'other'],
      isRequired: true,
    },
    stage: { kind: 'choice', options: ['happened', 'ongoing', 'planned'], isRequired: true },
    serviceDate: { kind: 'date', aheadIf: ['stage', 'planned'], isRequired: true },
    provider: { kind: 'text', max: 200, isRequired: true },
    whatHappened: details,
    firstSigns: { kind: 'text', max: 300 },
    otherPayer: { kind: 'choice', options: ['no', 'yes', 'unsure'], isRequired: true },
    documents: {
      kind: 'choices',
      options: [
        'itemized-bill',
        'iua-proof',
        'provider-notes',
        'records',
        'release',
        'accident-form',
        'maternity-form',
      ],
    },
    ...answerBy,
    truthful: { kind: 'consent', isRequired: true },
  },
  discounts: {
    ...reachableSenderFields,
    need: {
      kind: 'choice',
      options: ['medicine', 'exam', 'consultation', 'dental', 'vision', 'other'],
      isRequired: true,
    },
    message: details,
    city: { kind: 'text', max: 100, isRequired: true },
    zipCode: { kind: 'zip', isRequired: true },
    urgency: { kind: 'choice', options: ['days', 'weeks', 'comparing'], isRequired: true },
    ...answerBy,
  },
  'plan-updates': {
    ...reachableSenderFields,
    change: {
      kind: 'choice',
      options: ['add-person', 'remove-person', 'iua', 'address', 'payment', 'cancel', 'other'],
      isRequired: true,
    },
    message: details,
    from: { kind: 'date' },
    ...answerBy,
    confirmed: { kind: 'consent', isRequired: true },
  },
  scheduling: {
    ...reachableSenderFields,
    patientName: { kind: 'text', max: 200, isRequired: true },
    care: {
      kind: 'choice',
      options: ['family', 'pediatrics', 'gynecology', 'dentistry', 'specialist', 'unsure'],
      isRequired: true,
    },
    reason: details,
    city: { kind: 'text', max: 100, isRequired: true },
    zipCode: { kind: 'zip', isRequired: true },
    days: {
      kind: 'choices',
      options: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
      isRequired: true,
    },
    period: { kind: 'choice', options: ['morning', 'afternoon', 'any'], isRequired: true },
    doctorLanguage: { kind: 'choice', options: ['portuguese', 'english', 'any'], isRequired: true },
    ...answerBy,
  },
} as const satisfies Record<FormSlug, FormDefinition>;
