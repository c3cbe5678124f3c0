import { isSuperAdmin } from '~/command-center/kit/backend/admin';
import { controlProblem } from '~/command-center/kit/backend/admin-request-error';
import { useAdmin } from '~/command-center/kit/backend/session';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useSave } from '~/command-center/kit/editor/use-save';
import { useAskedBy } from '~/command-center/kit/use-asked-by';
import { requestKeys } from '~/command-center/requests/request-keys';
import { useMayWork } from '~/command-center/requests/work-on-request';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { type Rule, settleRule } from './rules';
import { useRuleText } from './use-rule-text';

type WaitingChangeProps = { rule: Rule; onClose: () => void; onReload: () => void };

/** The change of a rule that waits for a second super admin, who agrees here. */
export function WaitingChange({ rule, onClose, onReload }: WaitingChangeProps) {
  const { t } = useTranslation(['manageRequests', 'commandCenter', 'errors']);
  const textOf = useRuleText();
  const askedBy = useAskedBy();
  const mayAgree = isSuperAdmin(useAdmin());
  const mayWork = useMayWork();
  const wanted = { ...rule, ...(rule.wanted as Partial<Rule>) };
  const { title, text } = textOf(wanted);
  const settle = useSave({
    save: async (as: 'wanted' | 'kept') => {
      const waits = await settleRule(rule, as);
      const done = as === 'wanted' ? 'manageRequests:rules.agreed' : 'manageRequests:rules.kept';
      return { text: t(waits ? 'manageRequests:rules.waits' : done) };
    },
    queryKey: requestKeys.rules,
    onSaved: onClose,
  });
  return (
    <Notice tone="warning" title={t('commandCenter:controls.title')}>
      <p>
        {Object.keys(rule.wanted ?? {}).length === 0
          ? t('manageRequests:rules.wantsDeletion')
          : t('manageRequests:rules.wantsChange', { rule: `${title}. ${text}` })}
      </p>
      <p>
        {askedBy(rule.wanted_by, rule.wanted_at)} {t('commandCenter:controls.only')}
      </p>
      <SaveFailure
        error={settle.error}
        message={settle.error ? t(controlProblem(settle.error)) : undefined}
        onReload={onReload}
      />
      {mayWork && (
        <div className="mt-2 flex flex-wrap gap-3">
          {mayAgree && (
            <Button
              size="sm"
              busy={settle.isPending && settle.variables === 'wanted'}
              onClick={() => settle.mutate('wanted')}
            >
              {t('manageRequests:rules.agree')}
            </Button>
          )}
          <Button
            variant="outline"
            size="sm"
            busy={settle.isPending && settle.variables === 'kept'}
            onClick={() => settle.mutate('kept')}
          >
            {t('manageRequests:rules.keep')}
          </Button>
        </div>
      )}
    </Notice>
  );
}
