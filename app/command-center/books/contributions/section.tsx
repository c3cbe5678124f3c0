import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { ImportPage } from './import/import-page';
import { LedgerPage } from './ledger/ledger-page';
import { ContributionsView } from './list/contributions-view';

/** What members contribute: the months of all members, one member's ledger, or an import. */
export function Contributions() {
  const { openId, close } = useOpenRecord();
  if (openId === 'import') return <ImportPage onClose={close} />;
  if (openId !== null && openId !== 'rate' && openId !== 'payment') {
    return <LedgerPage key={openId} id={openId} onClose={close} />;
  }
  return <ContributionsView />;
}
