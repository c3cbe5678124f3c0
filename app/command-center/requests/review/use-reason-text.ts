import { useTranslation } from '~/shared/i18n/use-translation';

/** The text of a reason code of the engine. A code of a newer engine is shown unchanged. */
export function useReasonText(): (code: string) => string {
  const { t, exists } = useTranslation(['reviewRequests', 'rulesEngine']);
  return (code) => {
    if (code === 'decided') return t('reviewRequests:parts.decided');
    return exists(`rulesEngine:reasons.${code}`)
      ? t(`rulesEngine:reasons.${code as 'shareable'}`)
      : code;
  };
}
