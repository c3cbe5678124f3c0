import { KeysDialog } from '~/command-center/kit/keys-dialog';
import { useTranslation } from '~/shared/i18n/use-translation';

const shortcuts = [
  { keys: ['J'], does: 'next' },
  { keys: ['K'], does: 'previous' },
  { keys: ['E'], does: 'done' },
  { keys: ['R'], does: 'reply' },
  { keys: ['Ctrl', 'Enter'], does: 'send' },
  { keys: ['X'], does: 'select' },
  { keys: ['/'], does: 'search' },
  { keys: ['Esc'], does: 'close' },
  { keys: ['?'], does: 'help' },
] as const;

/** The shortcuts of the inbox. */
export function InboxKeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manageContacts');
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
