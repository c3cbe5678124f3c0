import { useId } from 'react';
import { Switch } from '~/shared/fields/switch';
import { Dialog } from '~/shared/ui/dialog';
import { useShortcutSetting } from './use-shortcuts';

type KeysDialogProps = {
  title: string;
  text: string;
  /** The shortcuts of the page, and what each does. */
  shortcuts: readonly { keys: readonly string[]; label: string }[];
  /** The label of the switch that turns shortcuts off. */
  switchLabel: string;
  onClose: () => void;
};

/** The shortcuts of a page, and the switch that turns them off. */
export function KeysDialog({ title, text, shortcuts, switchLabel, onClose }: KeysDialogProps) {
  const [setting, setSetting] = useShortcutSetting();
  const id = useId();
  return (
    <Dialog open onClose={onClose} title={title} description={text}>
      <div className="grid gap-5 pb-8">
        <dl className="grid gap-1">
          {shortcuts.map(({ keys, label }) => (
            <div
              key={label}
              className="flex items-center justify-between gap-4 border-b border-line/70 py-2 last:border-0"
            >
              <dt>{label}</dt>
              <dd className="flex gap-1">
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex items-center justify-between gap-4 rounded-md bg-sand px-4 py-3">
          <span id={id} className="font-medium">
            {switchLabel}
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
