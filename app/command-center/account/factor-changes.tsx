import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { ProofForm } from './proof-form';
import { removeFactor, renewCodes } from './second-factor';

type FactorChangesProps = {
  codesLeft: number;
  onCodes: (codes: string[]) => void;
  onRemoved: () => void;
};

type Proof = { password: string; code: string };

/** Few enough to think of new ones. */
const few = 3;

/** New recovery codes, or the second step off. */
export function FactorChanges({ codesLeft, onCodes, onRemoved }: FactorChangesProps) {
  const { t } = useTranslation('manageAccount');
  const [change, setChange] = useState<'codes' | 'removal'>();
  const renew = useMutation({
    mutationFn: ({ code }: Proof) => renewCodes(code),
    onSuccess: onCodes,
  });
  const remove = useMutation({
    mutationFn: ({ password, code }: Proof) => removeFactor(password, code),
    onSuccess: onRemoved,
  });
  const cancel = () => {
    setChange(undefined);
    renew.reset();
    remove.reset();
  };

  if (change === 'codes') {
    return (
      <div className="grid gap-4">
        <p className="font-semibold">{t('codes.renewText')}</p>
        <ProofForm
          asks={{ code: 'any' }}
          submitLabel={t('codes.renew')}
          isBusy={renew.isPending}
          error={renew.error}
          onSend={(proof) => renew.mutate(proof)}
          onCancel={cancel}
        />
      </div>
    );
  }
  if (change === 'removal') {
    return (
      <div className="grid gap-4">
        <p className="font-semibold">{t('factor.removeText')}</p>
        <ProofForm
          asks={{ password: true, code: 'any' }}
          submitLabel={t('factor.remove')}
          variant="danger"
          isBusy={remove.isPending}
          error={remove.error}
          onSend={(proof) => remove.mutate(proof)}
          onCancel={cancel}
        />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <p className={codesLeft <= few ? 'font-semibold text-warning-700' : 'text-muted'}>
        {t('codes.left', { count: codesLeft })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={() => setChange('codes')}>
          {t('codes.renew')}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setChange('removal')}>
          {t('factor.remove')}
        </Button>
      </div>
    </div>
  );
}
