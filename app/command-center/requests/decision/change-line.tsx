import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { RuleRef } from '#rules/engine/reasons';
import { loadRules } from '~/content/rules/load-rules';
import { rulesTabs } from '~/content/rules/types';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { TextInput } from '~/shared/fields/text-input';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import {
  type ChangeDraft,
  type ChangeIssue,
  decidedKinds,
  type PartDraft,
  sumOf,
} from './change-form';

type ChangeLineProps = {
  change: ChangeDraft;
  charge: number;
  /** The language in which the member reads the reason. */
  language: Language;
  issue: ChangeIssue | undefined;
  onChange: (change: ChangeDraft) => void;
  onDrop: () => void;
};

/** The parts of a line as a person decides them, with the rule of each and one reason. */
export function ChangeLine(props: ChangeLineProps) {
  const { change, charge, issue, onChange, onDrop } = props;
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const sum = sumOf(change);
  const list = useRef<HTMLUListElement>(null);
  // The button that was pressed may be gone, or what it added is elsewhere. The focus moves before
  // the next key.
  const setParts = (parts: PartDraft[], focused: number) => {
    flushSync(() => onChange({ ...change, parts }));
    list.current?.children[focused]?.querySelector('select')?.focus();
  };
  const setPart = (index: number, set: Partial<PartDraft>) =>
    onChange({
      ...change,
      parts: change.parts.map((part, at) => (at === index ? { ...part, ...set } : part)),
    });
  const add = () => {
    const rule = change.parts[0]?.rule ?? 'procedures#iua';
    setParts([...change.parts, { kind: '', amount: '', rule }], change.parts.length);
  };
  const remove = (index: number) => {
    const left = change.parts.filter((_, at) => at !== index);
    setParts(left, Math.max(0, index - 1));
  };
  return (
    <div data-change="" className="grid gap-3 rounded-sm border border-line bg-paper p-3">
      <ul ref={list} className="grid gap-3">
        {change.parts.map((part, index) => (
          <PartRow
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id
            key={index}
            part={part}
            number={index + 1}
            onChange={(set) => setPart(index, set)}
            onRemove={change.parts.length > 1 ? () => remove(index) : undefined}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4">
        <Button variant="quiet" size="sm" onClick={add} className="-ml-3">
          <Plus className="size-4.5" />
          {t('change.split')}
        </Button>
        <p role="status" className="text-sm tabular-nums">
          {sum !== undefined &&
            sum !== charge &&
            t(sum > charge ? 'change.above' : 'change.below', {
              amount: formatMoney(Math.abs(charge - sum) / 100, language),
            })}
        </p>
      </div>
      <Field
        label={t('change.reason')}
        hint={t(`change.reasonHint.${props.language}`)}
        {...(issue && { error: t(`change.issues.${issue}`) })}
      >
        <TextArea
          lang={props.language}
          rows={2}
          maxLength={1000}
          value={change.reason}
          onChange={({ target }) => onChange({ ...change, reason: target.value })}
        />
      </Field>
      <Button variant="quiet" size="sm" onClick={onDrop} className="-ml-3 w-fit">
        {t('change.drop')}
      </Button>
    </div>
  );
}

type PartRowProps = {
  part: PartDraft;
  number: number;
  onChange: (set: Partial<PartDraft>) => void;
  onRemove: (() => void) | undefined;
};

function PartRow({ part, number, onChange, onRemove }: PartRowProps) {
  const { t } = useTranslation('reviewRequests');
  const rules = useRuleTitles();
  const isKnown = rules.some(({ rule }) => rule === part.rule);
  const small = 'min-h-10! py-1! text-sm!';
  return (
    <li className="grid items-end gap-2 sm:grid-cols-[minmax(0,1.2fr)_8rem_minmax(0,1.6fr)_2.5rem]">
      <Select
        aria-label={t('change.kind', { part: number })}
        value={part.kind}
        onChange={({ target }) => onChange({ kind: target.value as PartDraft['kind'] })}
        className={small}
      >
        <option value="">{t('change.choose')}</option>
        {decidedKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`parts.${kind}`)}
          </option>
        ))}
      </Select>
      <TextInput
        aria-label={t('change.amount', { part: number })}
        inputMode="decimal"
        autoComplete="off"
        value={part.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
        className={`${small} px-3! text-right tabular-nums`}
      />
      <Select
        aria-label={t('change.rule', { part: number })}
        value={part.rule}
        onChange={({ target }) => onChange({ rule: target.value as RuleRef })}
        className={small}
      >
        {!isKnown && <option value={part.rule}>{part.rule}</option>}
        {rules.map(({ rule, title }) => (
          <option key={rule} value={rule}>
            {title}
          </option>
        ))}
      </Select>
      {onRemove && (
        <button
          type="button"
          aria-label={t('change.remove', { part: number })}
          onClick={onRemove}
          className="grid size-10 place-items-center rounded-xs text-muted hover:bg-sand hover:text-ink"
        >
          <X className="size-4.5" />
        </button>
      )}
    </li>
  );
}

type RuleTitle = { rule: RuleRef; title: string };

async function fetchRuleTitles(language: Language): Promise<RuleTitle[]> {
  const tabs = await Promise.all(
    rulesTabs.map(async (tab) => ({ tab, ...(await loadRules(tab, language)) })),
  );
  return tabs.flatMap(({ tab, sections }) =>
    sections
      .flatMap((section) => [section, ...(section.parts ?? [])])
      .map(({ id, title }) => ({ rule: `${tab}#${id}` as RuleRef, title })),
  );
}

/** The sections of the rules, to choose from; loaded when a line is changed. */
function useRuleTitles(): RuleTitle[] {
  const { language } = useLanguage();
  const { data = [] } = useQuery({
    queryKey: ['rule-titles', language],
    queryFn: () => fetchRuleTitles(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
