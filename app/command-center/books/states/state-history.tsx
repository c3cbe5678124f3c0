import { formatDate, formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { StateRule } from './fetch-states';
import { wordChanges } from './word-changes';

/** All rules of a state, the last written first, each with what it changed. */
export function StateHistory({ history }: { history: StateRule[] }) {
  const { t } = useTranslation('manageStates');
  const { language } = useLanguage();
  return (
    <section className="grid gap-3">
      <h3 className="text-heading">{t('history.title')}</h3>
      <ol className="grid gap-3">
        {history.map((rule, index) => (
          <li key={rule.id} className="grid gap-1 rounded-md bg-white p-4 text-sm shadow-raised">
            <p className="font-semibold">
              {t(`status.${rule.status}`)},{' '}
              {t('history.from', { date: formatDate(rule.effective_on, language) })}
              {' · '}
              {t(`confirmed.${rule.is_confirmed ? 'true' : 'false'}`)}
            </p>
            <p className="text-muted">
              {rule.changed_by
                ? t('history.by', {
                    name: rule.changed_by,
                    date: formatDateTime(rule.created_at, language),
                  })
                : t('history.software')}
              {rule.status === 'notice' &&
                ` · ${t('history.read', { count: rule.acknowledgements })}`}
            </p>
            <p className="wrap-anywhere">{rule.reason}</p>
            <p className="text-muted">
              {rule.examined_on
                ? t('history.examined', { date: formatDate(rule.examined_on, language) })
                : t('notExamined')}
            </p>
            <Changed
              before={history[index + 1]?.source}
              after={rule.source}
              label={t('fields.source')}
            />
            <Changed
              before={history[index + 1]?.finding}
              after={rule.finding}
              label={t('fields.finding')}
            />
            <Changed
              before={history[index + 1]?.notice_pt}
              after={rule.notice_pt}
              label={t('fields.notice_pt')}
              lang="pt-BR"
            />
            <Changed
              before={history[index + 1]?.notice_en}
              after={rule.notice_en}
              label={t('fields.notice_en')}
              lang="en"
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

type ChangedProps = {
  before: string | null | undefined;
  after: string | null;
  label: string;
  lang?: string;
};

/** A text with its changes since the rule before. Nothing, if it is the same. */
function Changed({ before, after, label, lang }: ChangedProps) {
  if ((before ?? '') === (after ?? '')) return null;
  return (
    <details>
      <summary className="cursor-pointer font-semibold text-mata-700">{label}</summary>
      <p lang={lang} className="mt-1 wrap-anywhere whitespace-pre-line">
        {wordChanges(before ?? '', after ?? '').map(({ kind, words }, index) => {
          // The runs of one comparison never change their order.
          const key = `${index} ${kind}`;
          if (kind === 'added') return <ins key={key}>{words}</ins>;
          if (kind === 'removed') return <del key={key}>{words}</del>;
          return <span key={key}>{words}</span>;
        })}
      </p>
    </details>
  );
}
