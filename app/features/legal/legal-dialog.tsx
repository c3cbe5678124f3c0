import { useTranslation } from 'react-i18next';
import { type LegalText, lastUpdated } from '~/content/legal/legal-texts';
import { useLanguage } from '~/i18n/use-language';
import { formatDate } from '~/lib/dates';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Prose } from './prose';

type LegalDialogProps = { text: LegalText; open: boolean; onClose: () => void };

/** One text to read at rest. */
export function LegalDialog({ text, open, onClose }: LegalDialogProps) {
  const { t } = useTranslation(['legal', 'common']);
  const { language } = useLanguage();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      isReading
      title={text.title}
      description={t('updated', { date: formatDate(lastUpdated, language) })}
      actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      <Prose text={text} />
    </Dialog>
  );
}
