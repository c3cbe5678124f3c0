import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { EntryEditor } from '~/command-center/books/contributions/ledger/entry-editors';
import { ledgerQuery } from '~/command-center/books/contributions/ledger/fetch-ledger';
import { payingMembers } from '~/command-center/books/fetch-member-choices';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { MemberChoice } from '~/command-center/kit/member-choice';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';

/** Records a payment of a member who is chosen first. */
export function PaymentDialog({ onClose }: { onClose: () => void }) {
  const [member, setMember] = useState('');
  if (member === '') return <ChooseMember onChoose={setMember} onClose={onClose} />;
  return <MemberPayment id={member} onOther={() => setMember('')} onClose={onClose} />;
}

type ChooseMemberProps = { onChoose: (id: string) => void; onClose: () => void };

function ChooseMember({ onChoose, onClose }: ChooseMemberProps) {
  const { t } = useTranslation(['manageContributions', 'common']);
  const formId = useId();
  const [member, setMember] = useState('');
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (member) onChoose(member);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('manageContributions:entry.add')}
      description={t('manageContributions:entry.chooseText')}
      actions={
        <>
          <Button type="submit" form={formId} disabled={!member}>
            {t('manageContributions:entry.next')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} className="pb-2">
        <MemberChoice members={payingMembers} value={member} onChange={setMember} />
      </form>
    </Dialog>
  );
}

type MemberPaymentProps = { id: string; onOther: () => void; onClose: () => void };

function MemberPayment({ id, onOther, onClose }: MemberPaymentProps) {
  const { t } = useTranslation('manageContributions');
  const query = useQuery(ledgerQuery(id));
  return (
    <FetchedEditor title={t('entry.add')} query={query} onClose={onClose}>
      {(ledger) => (
        <EntryEditor
          ledger={ledger}
          onClose={onClose}
          footer={
            <div>
              <Button variant="quiet" size="sm" className="-ml-4" onClick={onOther}>
                {t('entry.other')}
              </Button>
            </div>
          }
        />
      )}
    </FetchedEditor>
  );
}
