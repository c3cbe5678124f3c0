import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { SecurityRefusal } from '~/shared/backend/security-refusal';
import { ReauthenticationDialog } from './reauthentication-dialog';
import { securityKeys } from './security-keys';

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
