import { KeysDialog } from '~/command-center/kit/keys-dialog';
import { useTranslation } from '~/shared/i18n/use-translation';

const shortcuts = [
  { keys: ['J'], does: 'next' },
  { keys: ['K'], does: 'previous' },
  { keys: ['O'], does: 'open' },
  { keys: ['R'], does: 'reply' },
  { keys: ['Ctrl', 'Enter'], does: 'send' },
  { keys: ['A'], does: 'assign' },
  { keys: ['S'], does: 'snooze' },
  { keys: ['P'], does: 'priority' },
  { keys: ['X'], does: 'select' },
  { keys: ['D'], does: 'documents' },
  { keys: ['B'], does: 'bill' },
  { keys: ['N'], does: 'note' },
  { keys: ['/'], does: 'search' },
  { keys: ['U'], does: 'back' },
  { keys: ['?'], does: 'help' },
] as const;

/** The shortcuts of the queue and of an open request. */
export function QueueKeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manageRequests');
  return (
    <KeysDialog
      title={t('keys.title')}
      text={t('keys.text')}
      shortcuts={shortcuts.map(({ keys, does }) => ({ keys, label: t(`keys.does.${does}`) }))}
      switchLabel={t('keys.on')}
      onClose={onClose}
    />
  );
}
