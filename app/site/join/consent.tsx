import { type ComponentProps, useId } from 'react';
import { Choice } from '~/shared/fields/choice';
import { FieldError } from '~/shared/fields/field-notes';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LegalNotice } from '~/shared/page/legal-notice';
import { LocalLink } from '~/shared/page/local-link';

type ConsentProps = {
  issue: string | undefined;
  input: Omit<ComponentProps<'input'>, 'type'>;
};

/**
 * The consent of an applicant: the legal notice, the rules, and the terms. The links open a new
 * tab, so that the form keeps its values, including passwords.
 */
export function Consent({ issue, input }: ConsentProps) {
  const { t } = useTranslation('signup');
  const errorId = useId();
  const link = 'link inline-flex min-h-6 items-center font-semibold';
  return (
    <div className="grid gap-3">
      <LegalNotice newTab />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <span className="text-muted">{t('consent.read')}</span>
        <LocalLink to="rules" target="_blank" className={link}>
          {t('consent.rules')}
        </LocalLink>
        <LocalLink to="legal" hash="terms" target="_blank" className={link}>
          {t('consent.terms')}
        </LocalLink>
      </p>
      <Choice
        {...input}
        type="checkbox"
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? errorId : undefined}
      >
        {t('consent.label')}
      </Choice>
      <FieldError id={errorId} error={issue} />
    </div>
  );
}
