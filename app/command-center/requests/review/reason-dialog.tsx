import { useState } from 'react';
import { Field } from '~/shared/fields/field';
import { TextArea } from '~/shared/fields/text-area';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';

type ReasonDialogProps = {
  title: string;
  text: string;
  label: string;
  submit: string;
  isDanger?: boolean;
  isBusy: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
};

/** Asks for the reason of an action that stays on record. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { t } = useTranslation(['reviewRequests', 'common']);
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const text = reason.trim();
  const submit = () => {
    setTried(true);
    if (text.length >= 5) props.onSubmit(text);
  };
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={props.title}
      description={props.text}
      actions={
        <>
          <Button
            variant={props.isDanger ? 'danger' : 'primary'}
            busy={props.isBusy}
            onClick={submit}
          >
            {props.submit}
          </Button>
          <Button variant="quiet" onClick={props.onClose}>
            {t('common:actions.cancel')}
          </Button>
        </>
      }
    >
      <Field
        label={props.label}
        className="pb-2"
        {...(hasTried &&
          text.length < 5 && { error: t('reviewRequests:validation.reasonRequired') })}
      >
        <TextArea
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </Dialog>
  );
}
