import { type FormEvent, useId, useState } from 'react';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useSave } from '~/command-center/kit/editor/use-save';
import { parseAmount } from '~/command-center/kit/typed-amount';
import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { addIuaAmount, type IuaAmount, plansKey, setRetired } from './fetch-plans';

/** The IUA amounts. An amount never changes: another one is added, and this one is retired. */
export function IuaAmounts({ amounts }: { amounts: readonly IuaAmount[] }) {
  const { t } = useTranslation('managePlans');
  return (
    <FactGroup
      title={t('iua.title')}
      form={
        <div className="grid gap-4">
          <p className="text-sm text-muted">{t('iua.text')}</p>
          {amounts.length === 0 && <p>{t('iua.empty')}</p>}
          <ul className="grid divide-y divide-line/70">
            {amounts.map((amount) => (
              <AmountRow key={amount.id} amount={amount} />
            ))}
          </ul>
          <NewAmount />
        </div>
      }
    />
  );
}

function AmountRow({ amount: row }: { amount: IuaAmount }) {
  const { t } = useTranslation('managePlans');
  const { language } = useLanguage();
  const amount = formatMoney(row.amount, language);
  const isRetired = row.retired_at !== null;
  const save = useSave<boolean>({
    queryKey: plansKey,
    onSaved: () => undefined,
    save: async (retire) => ({
      text: t(retire ? 'iua.nowRetired' : 'iua.nowOpen', { amount }),
      undo: await setRetired('product_iua', row, retire),
    }),
  });
  return (
    <li className="grid gap-2 py-2">
      <div className="flex items-center gap-4">
        <span className="grow font-semibold tabular-nums">{amount}</span>
        {isRetired && <Badge>{t('retired')}</Badge>}
        <Button
          variant="quiet"
          size="sm"
          busy={save.isPending}
          aria-label={t(isRetired ? 'iua.openOne' : 'iua.retireOne', { amount })}
          onClick={() => save.mutate(!isRetired)}
        >
          {t(isRetired ? 'iua.open' : 'iua.retire')}
        </Button>
      </div>
      <SaveFailure error={save.error} onReload={() => save.reset()} />
    </li>
  );
}

function NewAmount() {
  const { t } = useTranslation(['managePlans', 'errors']);
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'amountRequired' | 'amountInvalid'>();
  const formId = useId();
  const save = useSave<number>({
    queryKey: plansKey,
    onSaved: () => setText(''),
    save: async (amount) => {
      await addIuaAmount(amount);
      return { text: t('managePlans:iua.added', { amount: formatMoney(amount, language) }) };
    },
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const typed = parseAmount(text);
    if (!typed) return setProblem('amountRequired');
    if ('problem' in typed || typed.cents === 0) return setProblem('amountInvalid');
    setProblem(undefined);
    save.mutate(typed.cents / 100);
  };
  return (
    <form id={formId} noValidate onSubmit={add} className="grid gap-3 border-t border-line pt-4">
      <Field
        label={t('managePlans:iua.new')}
        error={problem && t(`managePlans:validation.${problem}`)}
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <SaveFailure
        error={save.error}
        message={t(messageKeyOf(save.error, { '23505': 'managePlans:iua.taken' }))}
        onReload={() => save.reset()}
      />
      <Button type="submit" variant="outline" size="sm" busy={save.isPending} className="w-fit">
        {t('managePlans:iua.add')}
      </Button>
    </form>
  );
}
