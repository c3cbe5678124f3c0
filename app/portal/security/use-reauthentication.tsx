import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { SecurityRefusal } from '~/shared/backend/security-refusal';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Field } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { CodeInput } from '~/shared/second-factor/reauthentication-form';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { reauthenticate, securityKeys } from './account';
import { verifyAnyCode } from './factor/second-factor';
import { FailureNotice } from './security-card';
import { logUnexpected } from './security-error';

type Asked = { resolve: () => void; reject: (reason: SecurityRefusal) => void };

/**
 * Sensitive changes need a recent sign-in. If the backend requires one, a dialog requests the proof
 * and the change then continues.
 * @returns the function that wraps such a change, and the dialog to render.
 */
export function useReauthentication(account: { email: string; factorId?: string | undefined }) {
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const asked = useRef<Asked>(undefined);

  const ask = () =>
    new Promise<void>((resolve, reject) => {
      asked.current = { resolve, reject };
      setAsking(true);
    });

  const withProof = async <Result,>(change: () => Promise<Result>): Promise<Result> => {
    try {
      return await change();
    } catch (error) {
      const isNeeded = error instanceof SecurityRefusal && error.code === 'reauthentication_needed';
      if (!isNeeded) throw error;
    }
    await ask();
    void cache.invalidateQueries({ queryKey: securityKeys.sessions });
    return change();
  };

  const dialog = isAsking && (
    <ReauthenticationDialog
      account={account}
      onProved={() => {
        setAsking(false);
        asked.current?.resolve();
      }}
      onCancel={() => {
        setAsking(false);
        asked.current?.reject(new SecurityRefusal('cancelled'));
      }}
    />
  );
  return { withProof, dialog };
}

type ReauthenticationDialogProps = {
  account: { email: string; factorId?: string | undefined };
  onProved: () => void;
  onCancel: () => void;
};

/** Asks who it is: for the password or, where there is an authenticator app, for a code of it. */
function ReauthenticationDialog({ account, onProved, onCancel }: ReauthenticationDialogProps) {
  const { t } = useTranslation(['security', 'secondFactor', 'common']);
  const { email, factorId } = account;
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const prove = useSingleMutation({
    mutationFn: (secret: string) => {
      if (!factorId) return reauthenticate(email, secret);
      return verifyAnyCode(factorId, secret.replace(/\s/g, ''));
    },
    onSuccess: onProved,
    onError: logUnexpected,
  });

  const send = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's form stands inside the card's in React, not in the page.
    event.stopPropagation();
    const secret = input.current?.value ?? '';
    setMissing(secret === '');
    if (secret === '') input.current?.focus();
    else prove.mutate(secret);
  };

  const kind = factorId ? 'code' : 'password';
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('security:proof.title')}
      description={t(`security:proof.${kind}Text`)}
      actions={
        <>
          <Button type="submit" form={form} busy={prove.isPending}>
            {prove.isPending ? t('security:proof.submitting') : t('security:proof.submit')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send}>
        <fieldset disabled={prove.isPending} className="grid gap-4">
          {prove.isError && (
            <FailureNotice error={prove.error} fallback={t('security:proof.failed')} />
          )}
          {/* Tells password managers whose password this is. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <Field
            label={t(`secondFactor:proof.${factorId ? 'anyCode' : 'password'}`)}
            error={isMissing ? t(`secondFactor:proof.${kind}Missing`) : undefined}
          >
            {factorId ? (
              <CodeInput ref={input} kind="any" />
            ) : (
              <PasswordInput ref={input} autoComplete="current-password" />
            )}
          </Field>
        </fieldset>
      </form>
    </Dialog>
  );
}
