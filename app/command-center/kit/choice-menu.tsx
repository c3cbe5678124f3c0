import { Menu } from '@base-ui/react/menu';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ComponentProps } from 'react';

type ChoiceMenuProps = {
  label: string;
  /** The label of one of several equal buttons, for screen readers. */
  accessibleLabel?: string;
  isBusy?: boolean;
  /** The classes of the button. */
  className: string;
  side?: 'top' | 'bottom';
  /** What gets the focus once the menu is closed. By default the button. */
  finalFocus?: ComponentProps<typeof Menu.Popup>['finalFocus'];
  choices: readonly { label: string; onChoose: () => void }[];
};

/** A button that opens a menu of actions. */
export function ChoiceMenu({
  label,
  accessibleLabel,
  isBusy = false,
  className,
  side = 'bottom',
  finalFocus,
  choices,
}: ChoiceMenuProps) {
  const Arrow = side === 'top' ? ChevronUp : ChevronDown;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger disabled={isBusy} aria-label={accessibleLabel} className={className}>
        {label}
        <Arrow className="size-4 shrink-0" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={8} side={side} align="end" className="z-50 outline-none">
          <Menu.Popup
            finalFocus={finalFocus}
            className="max-h-[60dvh] min-w-48 overflow-y-auto rounded-md bg-white p-1.5 text-ink shadow-float outline-none"
          >
            {choices.map((choice) => (
              <Menu.Item
                key={choice.label}
                onClick={choice.onChoose}
                className="flex min-h-11 cursor-pointer items-center rounded-sm px-3 text-sm outline-none data-highlighted:bg-mata-50 data-highlighted:shadow-[inset_0_0_0_2px_var(--color-mata-300)]"
              >
                {choice.label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
