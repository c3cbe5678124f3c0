import { type FieldPath, useFormContext } from 'react-hook-form';
import type { IssueKey } from '~/command-center/kit/editor/form-issues';
import { useOrganizationLabels } from '~/command-center/kit/use-organization-labels';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FailureNotice } from '~/shared/ui/notice';
import type { OrganizationForm } from './organization-form';

type Problem = { path: FieldPath<OrganizationForm>; message: IssueKey };

/** The invalid fields above the form, each with a button that leads to it. */
export function Problems() {
  const { t } = useTranslation(['manageOrganization', 'errors']);
  const labelOf = useOrganizationLabels();
  const { formState, setFocus } = useFormContext<OrganizationForm>();
  const problems = problemsIn(formState.errors);
  if (formState.submitCount === 0 || problems.length === 0) return null;
  const nameOf = (path: string) => {
    const [list, index] = path.split('.');
    if (list !== 'testimonials') return labelOf(path);
    const number = Number(index) + 1;
    return t('manageOrganization:problems.testimonial', { number, label: labelOf(path) });
  };
  return (
    <FailureNotice
      reason={formState.submitCount}
      title={t('manageOrganization:problems.title', { count: problems.length })}
    >
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {problems.map(({ path, message }) => (
          <li key={path}>
            <button
              type="button"
              onClick={() => setFocus(path)}
              className="min-h-6 py-1 text-left underline underline-offset-4"
            >
              {nameOf(path)}
            </button>
            : {t(message as 'manageOrganization:validation.required')}
          </li>
        ))}
      </ul>
    </FailureNotice>
  );
}

/** The errors of nested fields. An error has the `type` of its check. */
function problemsIn(errors: object, path = ''): Problem[] {
  return Object.entries(errors).flatMap(([key, inner]) => {
    if (typeof inner !== 'object' || inner === null || key === 'ref') return [];
    const own = path ? `${path}.${key}` : key;
    if (typeof inner.type === 'string' && typeof inner.message === 'string') {
      return [{ path: own as Problem['path'], message: inner.message }];
    }
    return problemsIn(inner, own);
  });
}
