import type { DatedText } from '~/content/legal/types';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { Prose } from './prose';

type LegalDialogProps = { text: DatedText; open: boolean; onClose: () => void };

/** A legal text in a dialog. */
export function LegalDialog({ text, open, onClose }: LegalDialogProps) {
  const { t } = useTranslation(['legal', 'common']);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      isReading
      title={text.title}
      description={t('updated', { date: text.updated })}
      actions={<Button onClick={onClose}>{t('common:actions.close')}</Button>}
    >
      <Prose text={text} />
    </Dialog>
  );
}
