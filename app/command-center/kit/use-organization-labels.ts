import { useTranslation } from '~/shared/i18n/use-translation';

/**
 * Returns the label of a value of the organization's description, from its path, such as
 * `office.map` or `testimonials.<id or index>.city`.
 */
export function useOrganizationLabels(): (path: string) => string {
  const { t, exists } = useTranslation('organizationFields');
  return (path) => {
    const key = keys[path] ?? path.replace(/^testimonials\.[^.]+\./, 'testimonial.');
    return exists(key) ? t(key as 'phone') : path;
  };
}

/** The lists of unpublishable and missing values name these as a whole. */
const keys: Record<string, string> = {
  testimonials: 'unconsented',
  dentalProvider: 'dentalProvider.address',
};
