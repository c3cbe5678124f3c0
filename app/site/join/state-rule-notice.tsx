import { type RefObject, useEffect, useId, useState } from 'react';
import { Choice } from '~/shared/fields/choice';
import { FieldError } from '~/shared/fields/field';
import { usStates } from '~/shared/format/us-states';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Notice } from '~/shared/ui/notice';
import type { StateRule } from './fetch-state-rule';

type StateRuleNoticeProps = {
  state: string;
  rule: StateRule | 'failed' | undefined;
  /** The id of the rule whose notice the applicant has acknowledged. */
  acknowledged: string;
  onAcknowledge: (ruleId: string) => void;
  onRetry: () => void;
  /** Whether the acknowledgement was missing when the form was sent. */
  isMissing: boolean;
};

/** What an applicant has to know about the chosen state. Nothing, if it is open. */
export function StateRuleNotice(props: StateRuleNoticeProps) {
  const { rule, acknowledged } = props;
  const { t } = useTranslation('signup');
  const { language } = useLanguage();
  const errorId = useId();
  const name = usStates[props.state as keyof typeof usStates];
  if (!rule || !name || (rule !== 'failed' && rule.status === 'open')) return null;
  if (rule === 'failed') {
    return (
      <Notice tone="warning" live="status">
        <p>{t('state.failed')}</p>
        <button type="button" className="link justify-self-start" onClick={props.onRetry}>
          {t('state.retry')}
        </button>
      </Notice>
    );
  }
  if (rule.status === 'closed') {
    return (
      <Notice tone="warning" live="status" title={t('state.closedTitle', { state: name })}>
        <p>{t('state.closed')}</p>
        <LocalLink to="contact" className="link justify-self-start font-semibold">
          {t('state.contact')}
        </LocalLink>
      </Notice>
    );
  }
  return (
    <div className="grid gap-3">
      <Notice live="status" title={t('state.noticeTitle', { state: name })}>
        <p className="wrap-anywhere whitespace-pre-line">
          {language === 'en' ? rule.notice_en : rule.notice_pt}
        </p>
      </Notice>
      <Choice
        type="checkbox"
        checked={acknowledged === rule.rule_id}
        onChange={({ target }) => props.onAcknowledge(target.checked ? rule.rule_id : '')}
        aria-invalid={props.isMissing ? true : undefined}
        aria-describedby={props.isMissing ? errorId : undefined}
      >
        {t('state.acknowledge', { state: name })}
      </Choice>
      <FieldError id={errorId} error={props.isMissing ? t('issues.stateNotice') : undefined} />
    </div>
  );
}

type Known = { state: string; rule: StateRule | 'failed' };

/**
 * The rule of the state that is chosen in a form. The select is uncontrolled, so its events are
 * observed: the browser or a draft may have filled it in.
 * @returns `rule` undefined until it has loaded; `show` replaces it by a newer one.
 */
export function useStateRule(form: RefObject<HTMLFormElement | null>) {
  const [state, setState] = useState('');
  const [known, setKnown] = useState<Known>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const element = form.current;
    const read = () => setState(String(new FormData(element ?? undefined).get('state') ?? ''));
    read();
    element?.addEventListener('input', read);
    element?.addEventListener('change', read);
    return () => {
      element?.removeEventListener('input', read);
      element?.removeEventListener('change', read);
    };
  }, [form]);

  useEffect(() => {
    let isCurrent = attempt >= 0;
    const show = (rule: Known['rule']) => isCurrent && setKnown({ state, rule });
    if (state) {
      import('./fetch-state-rule')
        .then(({ fetchStateRule }) => fetchStateRule(state))
        .then(show, () => show('failed'));
    }
    return () => {
      isCurrent = false;
    };
  }, [state, attempt]);

  return {
    state,
    rule: known?.state === state ? known.rule : undefined,
    show: (shown: string, rule: StateRule) => setKnown({ state: shown, rule }),
    retry: () => {
      setKnown(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
