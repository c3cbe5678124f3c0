import type { ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { Notice } from '~/shared/ui/notice';

/** How many rows a preview names. */
const named = 8;

type BulkPreviewProps = {
  /** The action, such as "Priority: High". */
  title: string;
  /** What can be done about it afterwards. */
  text: string;
  /** How many rows the action affects. */
  heading: string;
  /** The names of the rows that the action affects. */
  names: readonly string[];
  /** How many rows stay as they are, and why. */
  left: readonly { count: number; reason: string }[];
  /** What cannot be undone. */
  note?: string | undefined;
  /** Replaces the content until it is known. */
  pending?: ReactNode;
  /** The label of the main button. */
  submit: string;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** What else is known before it is done, such as the emails. */
  children?: ReactNode;
};

/** What an action does to many rows, before it does it: how many, the first ones, and who is left out. */
export function BulkPreview(props: BulkPreviewProps) {
  const { heading, names, left, note, pending, isBusy } = props;
  const { t } = useTranslation(['commandCenter', 'common']);
  const isLeft = left.filter(({ count }) => count > 0);
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={props.title}
      description={props.text}
      actions={
        <>
          <Button busy={isBusy} disabled={names.length === 0} onClick={props.onSubmit}>
            {props.submit}
          </Button>
          <Button variant="quiet" onClick={props.onClose}>
            {t('common:actions.cancel')}
          </Button>
        </>
      }
    >
      {pending ? (
        <div className="pb-6">{pending}</div>
      ) : (
        <div className="grid gap-4 pb-6">
          <section aria-label={heading}>
            <h3 className="font-semibold">{heading}</h3>
            <ul className="text-sm">
              {names.slice(0, named).map((name) => (
                <li key={name} className="wrap-anywhere">
                  {name}
                </li>
              ))}
            </ul>
            {names.length > named && (
              <p className="text-sm text-muted">
                {t('commandCenter:list.andMore', { count: names.length - named })}
              </p>
            )}
          </section>
          {isLeft.length > 0 && (
            <ul className="list-disc pl-5 text-sm">
              {isLeft.map(({ count, reason }) => (
                <li key={reason}>{t('commandCenter:list.leftOut', { count, reason })}</li>
              ))}
            </ul>
          )}
          {note && (
            <Notice tone="warning">
              <p>{note}</p>
            </Notice>
          )}
          {props.children}
        </div>
      )}
    </Dialog>
  );
}
