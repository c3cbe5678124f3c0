import type { Messages } from '~/shared/i18n/catalog';

/** The reasons why the database rejects a form, besides the failures of any request. */
export const refusalKeys = {
  looks_automated: 'automated',
  identity_required: 'identity',
  invalid_answers: 'invalid',
  invalid_submission: 'invalid',
} as const satisfies Record<string, keyof Messages['forms']['refusals']>;

export type RefusalCode = keyof typeof refusalKeys;

/** A rejected form. */
export class SubmissionRefusal extends Error {
  override name = 'SubmissionRefusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

export function isRefusalCode(code: string | undefined): code is RefusalCode {
  return code !== undefined && code in refusalKeys;
}
