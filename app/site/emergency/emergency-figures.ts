import { figures } from '~/content/figures';
import { formatFigure } from '~/content/format-figure';
import type { Language } from '~/shared/i18n/language';

export type EmergencyFigures = ReturnType<typeof writeEmergencyFigures>;

/** What the page's loader adds to its texts. */
export function writeEmergencyFigures(language: Language) {
  return {
    emergency: String(figures.emergencyNumber.value),
    crisis: String(figures.crisisNumber.value),
    months: formatFigure('requestDeadline', language),
  };
}
