import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { loginQuery, type Proof, proveIdentity } from '~/command-center/kit/backend/own-login';
import { useAdmin } from '~/command-center/kit/backend/session';
import { SecurityRefusal } from '~/shared/backend/security-refusal';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ReauthenticationForm } from '~/shared/second-factor/reauthentication-form';
import { Dialog } from '~/shared/ui/dialog';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { LoginFailure } from './login-failure';

type Asked = { resolve: () => void; reject: (reason: Error) => void };

/**
 * Some changes need a recent sign-in. If the database requires one, a dialog asks for the proof and
 * the change then continues, with what was typed.
 * @returns the function that wraps such a change, and the dialog to render.
 */
export function useReauthentication() {
  const [isAsking, setAsking] = useState(false);
  const asked = useRef<Asked>(undefined);

  const withProof = async <Result,>(change: () => Promise<Result>): Promise<Result> => {
    try {
      return await change();
    } catch (error) {
      if (refusalCode(error) !== 'fresh_sign_in_needed') throw error;
    }
    await new Promise<void>((resolve, reject) => {
      asked.current = { resolve, reject };
      setAsking(true);
    });
    return change();
  };

  const dialog = isAsking && (
    <ProofDialog
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

type ProofDialogProps = { onProved: () => void; onCancel: () => void };

function ProofDialog({ onProved, onCancel }: ProofDialogProps) {
  const { t } = useTranslation('manageAccount');
  const { email } = useAdmin();
  const query = useQuery(loginQuery);
  const factorId = query.data?.factorId;
  const prove = useSingleMutation({
    mutationFn: (proof: Proof) => proveIdentity(email, proof, factorId),
    onSuccess: onProved,
  });
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('proof.title')}
      description={query.data && t(factorId ? 'proof.code' : 'proof.password')}
    >
      {query.data ? (
        <ReauthenticationForm
          asks={factorId ? { code: 'any' } : { password: true }}
          submitLabel={t('proof.submit')}
          isBusy={prove.isPending}
          failure={<LoginFailure error={prove.error} />}
          onSend={(proof) => prove.mutate(proof)}
          onCancel={onCancel}
        />
      ) : query.error ? (
        <LoadFailure query={query} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Dialog>
  );
}
