import { Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from './button';
import type { ButtonVariant } from './button-class';
import { Dialog } from './dialog';

type ConfirmType = 'danger' | 'warning' | 'info';

const looks = {
  danger: { icon: OctagonAlert, tile: 'bg-danger-100 text-danger-700', button: 'danger' },
  warning: { icon: TriangleAlert, tile: 'bg-warning-100 text-warning-700', button: 'accent' },
  info: { icon: Info, tile: 'bg-info-100 text-info-700', button: 'primary' },
} satisfies Record<ConfirmType, { icon: unknown; tile: string; button: ButtonVariant }>;

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  message: string;
  /** The default is "Confirmar" or "Confirm". */
  confirmLabel?: string;
  /** The default is "Cancelar" or "Cancel". */
  cancelLabel?: string;
  /** Sets the color. */
  type?: ConfirmType;
  /** Whether the confirmed action is running. */
  busy?: boolean;
  onConfirm: () => void;
  /** Also called by the backdrop, the close icon and Escape. */
  onCancel: () => void;
};

/** Asks for confirmation before an action. */
export function ConfirmDialog({ type = 'warning', busy, ...props }: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  const { icon: Icon, tile, button } = looks[type];
  return (
    <Dialog
      role="alertdialog"
      open={props.open}
      onClose={props.onCancel}
      title={props.title}
      description={props.message}
      media={
        <span className={`grid size-12 shrink-0 place-items-center rounded-sm ${tile}`}>
          <Icon className="size-6" />
        </span>
      }
      actions={
        <>
          <Button variant={button} busy={busy} onClick={props.onConfirm}>
            {props.confirmLabel ?? t('actions.confirm')}
          </Button>
          <Button variant="quiet" onClick={props.onCancel}>
            {props.cancelLabel ?? t('actions.cancel')}
          </Button>
        </>
      }
    />
  );
}
