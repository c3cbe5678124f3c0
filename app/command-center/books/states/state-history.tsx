import { formatDate, formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { StateRule } from './fetch-states';

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

/** A run of words that stayed, was added or was removed. */
type WordRun = { kind: 'same' | 'added' | 'removed'; words: string };

/** The changes from one text to another, word by word (longest common subsequence). */
function wordChanges(before: string, after: string): WordRun[] {
  const old = before.split(/(?<=\s)/);
  const now = after.split(/(?<=\s)/);
  // common[i][j]: how many words the rest of both texts share, from old[i] and now[j] on.
  const common = Array.from({ length: old.length + 1 }, () =>
    new Array<number>(now.length + 1).fill(0),
  );
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = common[i] ?? [];
      row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const runs: WordRun[] = [];
  const add = (kind: WordRun['kind'], words = '') => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.words += words;
    else if (words) runs.push({ kind, words });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      add('same', old[i]);
      i += 1;
      j += 1;
    } else if (j >= now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      add('removed', old[i]);
      i += 1;
    } else {
      add('added', now[j]);
      j += 1;
    }
  }
  return runs;
}
