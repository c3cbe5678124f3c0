import { clsx } from 'clsx';
import { Fragment, useId, useState } from 'react';
import { Switch } from '~/shared/fields/switch';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Dialog } from '~/shared/ui/dialog';
import {
  keysOf,
  type PageAction,
  pageActions,
  useShortcutSetting,
  useShortcuts,
} from './use-shortcuts';

/** The key `?` on every page, and the list that it shows: the actions of the page that have a key. */
export function PageKeys() {
  const { t } = useTranslation('commandCenter');
  const [actions, setActions] = useState<ReturnType<typeof pageActions>>();
  useShortcuts(() => [{ key: '?', label: t('keys.help'), act: () => setActions(pageActions()) }]);
  if (!actions) return null;
  return (
    <KeysDialog
      actions={actions.filter((action) => keysOf(action).length > 0)}
      onClose={() => setActions(undefined)}
    />
  );
}

type KeysDialogProps = { actions: readonly PageAction[]; onClose: () => void };

/** The shortcuts of the page, and the switch that turns them off. */
function KeysDialog({ actions, onClose }: KeysDialogProps) {
  const { t } = useTranslation('commandCenter');
  const [setting, setSetting] = useShortcutSetting();
  const id = useId();
  return (
    <Dialog open onClose={onClose} title={t('keys.title')} description={t('keys.text')}>
      <div className="grid gap-5 pb-8">
        <dl className="grid gap-1">
          {actions.map((action) => (
            <div
              key={`${keysOf(action)} ${action.label}`}
              className="flex items-center justify-between gap-4 border-b border-line/70 py-2 last:border-0"
            >
              <dt className={clsx(action.isOff && 'text-muted')}>
                {action.label}
                {action.isOff && <span className="block text-xs">{t('keys.notNow')}</span>}
              </dt>
              <dd>
                <Keys action={action} />
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

/** The keys of an action, one beside the other. */
export function Keys({ action }: { action: PageAction }) {
  return (
    <span className="flex shrink-0 gap-1">
      {keysOf(action).map((key) => (
        <Fragment key={key}>
          <Key>{key}</Key>{' '}
        </Fragment>
      ))}
    </span>
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
