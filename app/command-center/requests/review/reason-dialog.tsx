import { useState } from 'react';
import { DraftLine } from '~/command-center/kit/editor/draft-line';
import { useStoredText } from '~/command-center/kit/editor/use-draft';
import { Field } from '~/shared/fields/field';
import { TextArea } from '~/shared/fields/text-area';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';

type ReasonDialogProps = {
  /** The action and its record, such as `reversal:42`. */
  draftKey: string;
  title: string;
  text: string;
  label: string;
  submit: string;
  isDanger?: boolean;
  isBusy: boolean;
  /** @param onDone is called once the reason is stored. */
  onSubmit: (reason: string, onDone: () => void) => void;
  onClose: () => void;
};

/** Asks for the reason of an action that stays on record. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { t } = useTranslation(['reviewRequests', 'common']);
  const { text: reason, setText: setReason, ...draft } = useStoredText(props.draftKey);
  const [hasTried, setTried] = useState(false);
  const text = reason.trim();
  const submit = () => {
    setTried(true);
    if (text.length < 5) return;
    props.onSubmit(text, () => {
      draft.drop();
      props.onClose();
    });
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
          <Button
            variant="quiet"
            onClick={() => {
              draft.discard();
              props.onClose();
            }}
          >
            {t('common:actions.cancel')}
          </Button>
        </>
      }
    >
      <DraftLine restored={draft.restored} onDiscard={draft.discard} />
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
