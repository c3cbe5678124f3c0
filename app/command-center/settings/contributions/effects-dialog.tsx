import { EmailPreview, NoEmail } from '~/command-center/kit/sent/email-preview';
import { emailedAddress, unknown } from '~/command-center/kit/sent/email-writers';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { formatDay } from '../../../../supabase/functions/_shared/format-day';
import { formatDollars } from '../../../../supabase/functions/_shared/format-dollars';
import type { Effects } from './fetch-tables';

type EffectsDialogProps = {
  effects: Effects;
  startsOn: string;
  isBusy: boolean;
  onSave: () => void;
  onClose: () => void;
};

/** Who is affected by a table, before it is saved. */
export function EffectsDialog({ effects, startsOn, isBusy, onSave, onClose }: EffectsDialogProps) {
  const { t } = useTranslation(['managePlans', 'common']);
  const { language } = useLanguage();
  const date = formatDate(startsOn, language);
  const counts = [
    ['higher', effects.higher],
    ['lower', effects.lower],
    ['own', effects.own_amount],
    ['notCovered', effects.not_covered],
  ] as const;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('managePlans:effects.title', { date })}
      description={t(
        effects.changed > 0 ? 'managePlans:effects.text' : 'managePlans:effects.none',
        {
          count: effects.changed,
          date,
        },
      )}
      actions={
        <>
          <Button busy={isBusy} onClick={onSave}>
            {t('managePlans:effects.save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
        </>
      }
    >
      <dl className="grid gap-x-8 gap-y-3 pb-4 sm:grid-cols-2">
        {counts.map(([name, count]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="text-muted">{t(`managePlans:effects.${name}`)}</dt>
            <dd className="font-semibold tabular-nums">
              {new Intl.NumberFormat(language).format(count)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="pb-4">
        <NoticeEmail effects={effects} startsOn={startsOn} />
      </div>
      {effects.largest.length > 0 && (
        <div className="overflow-x-auto pb-4">
          <table className="w-full text-left text-sm">
            <caption className="pb-2 text-left font-semibold">
              {t('managePlans:effects.largest')}
            </caption>
            <tbody>
              {effects.largest.map((one) => (
                <tr key={one.member_id} className="border-t border-line/70">
                  <th scope="row" className="py-2 pr-4 font-normal wrap-anywhere">
                    {one.name}
                    <span className="block text-xs text-muted">{one.member_number}</span>
                  </th>
                  <td className="py-2 pr-4 text-right tabular-nums">
                    {formatMoney(one.old_cents / 100, language)}
                  </td>
                  <td className="py-2 text-right font-semibold tabular-nums">
                    {formatMoney(one.new_cents / 100, language)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  );
}

type NoticeEmailProps = Pick<EffectsDialogProps, 'effects' | 'startsOn'>;

/** The email about the new amount, to one of the members. Some admins may not read their names. */
function NoticeEmail({ effects, startsOn }: NoticeEmailProps) {
  const { languages } = effects;
  const example = effects.largest.find(({ language }) => language !== null);
  const { en = 0, 'pt-BR': portuguese = 0 } = languages;
  if (en + portuguese === 0) return <NoEmail />;
  const firstName = example?.first_name ?? unknown;
  return (
    <EmailPreview
      to={firstName}
      theirs={example?.language ?? (en > portuguese ? 'en' : 'pt-BR')}
      languages={languages}
      email={{
        name: 'contributionChange',
        values: (shown) => ({
          firstName,
          amount: example ? formatDollars(example.new_cents, shown) : unknown,
          amountBefore: example ? formatDollars(example.old_cents, shown) : unknown,
          date: formatDay(startsOn, shown),
          url: emailedAddress('/member-portal/profile/payments', shown),
        }),
      }}
    />
  );
}
