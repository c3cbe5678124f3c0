import { Toast as Base } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';

type ToastOptions = {
  /** What happened, in one sentence. */
  text: string;
  tone?: 'success' | 'danger';
  /** Reverts the action. The toast then stays longer. */
  undo?: {
    label: string;
    onUndo: () => void;
    /** How long the action can be reverted in milliseconds, if not always. */
    lasts?: number | undefined;
  };
};

const shortly = 6000;
const timeToThinkTwice = 12_000;

/** Shows a message in a corner for a short time. Wrap the area in a `ToastProvider`. */
export function useToast(): (options: ToastOptions) => void {
  const { add, close } = Base.useToastManager();
  return ({ text, tone = 'success', undo }) => {
    const id = add({
      description: text,
      type: tone,
      priority: tone === 'danger' ? 'high' : 'low',
      timeout: undo ? (undo.lasts ?? timeToThinkTwice) : shortly,
      ...(undo && {
        actionProps: {
          children: undo.label,
          onClick: () => {
            close(id);
            undo.onUndo();
          },
        },
      }),
    });
  };
}

/**
 * On wide screens toasts are below the side menu, where they cover neither a list nor a form's
 * buttons.
 * @param props.label names the part of the screen with the toasts, for screen readers.
 */
export function ToastProvider({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Provider limit={3}>
      {children}
      <Base.Portal>
        <Base.Viewport
          aria-label={label}
          className="fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-60 mx-auto grid max-w-110 gap-3 md:right-8 md:bottom-8 md:left-auto md:w-110 lg:right-auto lg:bottom-4 lg:left-4 lg:w-66"
        >
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts() {
  const { t } = useTranslation('common');
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => {
    const Icon = toast.type === 'danger' ? CircleAlert : CircleCheck;
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        className={clsx(
          'on-dark rounded-md text-paper shadow-float transition duration-250 ease-out motion-safe:data-ending-style:translate-y-3 data-ending-style:opacity-0 data-limited:hidden motion-safe:data-starting-style:translate-y-4 data-starting-style:opacity-0',
          toast.type === 'danger' ? 'bg-danger-700' : 'bg-mata-900',
        )}
      >
        <Base.Content className="flex min-h-14 items-center gap-3 py-1.5 pr-2 pl-4">
          <Icon className="size-5 shrink-0" />
          <div className="flex min-w-0 grow flex-wrap items-center gap-x-3">
            <Base.Description className="min-w-0 grow basis-32 py-2 text-sm font-medium wrap-anywhere" />
            <Base.Action className="-mx-3 min-h-11 shrink-0 rounded-sm px-3 text-sm font-semibold underline decoration-2 underline-offset-4 hover:bg-white/10" />
          </div>
          <Base.Close
            aria-label={t('actions.close')}
            className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-white/10"
          >
            <X className="size-5" />
          </Base.Close>
        </Base.Content>
      </Base.Root>
    );
  });
}
