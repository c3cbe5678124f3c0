import { useId } from 'react';
import { useShortcutSetting } from '~/command-center/kit/use-shortcuts';
import { Switch } from '~/shared/fields/switch';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Dialog } from '~/shared/ui/dialog';

const keys = [
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

/** The shortcuts of the inbox, and the switch that turns them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manageContacts');
  const [setting, setSetting] = useShortcutSetting();
  const id = useId();
  return (
    <Dialog open onClose={onClose} title={t('keys.title')} description={t('keys.text')}>
      <div className="grid gap-5 pb-8">
        <dl className="grid gap-1">
          {keys.map(({ keys: combination, does }) => (
            <div
              key={does}
              className="flex items-center justify-between gap-4 border-b border-line/70 py-2 last:border-0"
            >
              <dt>{t(`keys.does.${does}`)}</dt>
              <dd className="flex gap-1">
                {combination.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex items-center justify-between gap-4 rounded-md bg-sand px-4 py-3">
          <span id={id} className="font-medium">
            {t('keys.on')}
          </span>
          <Switch
            checked={setting === 'on'}
            onChange={(isOn) => setSetting(isOn ? 'on' : 'off')}
            aria-labelledby={id}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** A key of the keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-grid min-w-6 place-items-center rounded-xs border border-line bg-white px-1.5 py-0.5 font-sans text-xs font-semibold text-muted">
      {children}
    </kbd>
  );
}
