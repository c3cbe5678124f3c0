import type { IssueOf } from '~/command-center/kit/editor/form-issues';
import { amountProblem, centsOf } from '~/command-center/kit/typed-amount';
import type { Language } from '~/shared/i18n/language';
import { parseDay } from './typed-day';

export type Issue = IssueOf<'reviewRequests'>;

/** The problems by field, such as `provider` or `lines.2.charge`. */
export type Problems = Record<string, Issue>;

/** Reads typed fields and collects their problems. */
export class FieldReader {
  readonly problems: Problems = {};
  readonly #language: Language;
  readonly #today: string;

  constructor(language: Language, today: string) {
    this.#language = language;
    this.#today = today;
  }

  /** @returns null without a valid amount. */
  amount(field: string, typed: string, isRequired = false): number | null {
    const problem = amountProblem(typed, isRequired);
    if (problem) this.problems[field] = problem;
    return problem || typed.trim() === '' ? null : centsOf(typed);
  }

  /** @returns an empty text without a valid date. */
  day(field: string, typed: string): string {
    const day = parseDay(typed, this.#language, this.#today);
    if (!day) this.problems[field] = typed.trim() ? 'dateInvalid' : 'dateRequired';
    return day ?? '';
  }

  text(field: string, typed: string, limit: 200 | 300, missing?: Issue): string {
    const text = typed.trim();
    if (text === '' && missing) this.problems[field] = missing;
    if (text.length > limit) {
      this.problems[field] = limit === 200 ? 'textTooLong200' : 'textTooLong300';
    }
    return text;
  }
}
