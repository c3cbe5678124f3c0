import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { isSuperAdmin } from '~/command-center/kit/backend/admin';
import { controlProblem } from '~/command-center/kit/backend/admin-request-error';
import { useAdmin } from '~/command-center/kit/backend/session';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { FormField } from '~/command-center/kit/editor/form-field';
import { centsOf, typedAmount } from '~/command-center/kit/typed-amount';
import { amountSchema } from '~/command-center/requests/bills/amount-schema';
import { requestKeys } from '~/command-center/requests/request-keys';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { amountQuery, saveAmount } from './confirm-amount';

const schema = z.object({ amount: amountSchema({ isRequired: true }) });

type AmountForm = z.infer<typeof schema>;

/** The shared amount above which a second person confirms. Only super admins change it. */
export function AmountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['reviewRequests', 'commandCenter', 'errors']);
  const { language } = useLanguage();
  const query = useQuery(amountQuery);
  const money = (cents: number) => formatMoney(cents / 100, language);
  const mayChange = isSuperAdmin(useAdmin());
  return (
    <FetchedEditor title={t('reviewRequests:amount.title')} query={query} onClose={onClose}>
      {({ cents, wanted }) => (
        <EditorDialog
          title={t('reviewRequests:amount.title')}
          description={t(mayChange ? 'reviewRequests:amount.text' : 'reviewRequests:amount.locked')}
          submit={t('reviewRequests:amount.save')}
          draftKey="confirm-above"
          resolver={zodResolver(schema)}
          values={{ amount: typedAmount(cents, language) }}
          isLocked={!mayChange}
          save={async ({ amount }: AmountForm) => {
            const cents = centsOf(amount);
            const waits = await saveAmount(cents);
            return {
              text: waits
                ? t('reviewRequests:amount.wanted', { amount: money(cents) })
                : t('reviewRequests:amount.saved'),
            };
          }}
          queryKey={requestKeys.amount}
          problem={(error) => t(controlProblem(error))}
          onClose={onClose}
        >
          {wanted !== null && (
            <Notice tone="info">
              <p>{t('reviewRequests:amount.wanted', { amount: money(wanted) })}</p>
            </Notice>
          )}
          <FormField<AmountForm>
            name="amount"
            label={t('reviewRequests:amount.label')}
            hint={t('reviewRequests:amount.hint')}
            inputMode="decimal"
          />
        </EditorDialog>
      )}
    </FetchedEditor>
  );
}
