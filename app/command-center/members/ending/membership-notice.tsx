import { useQuery } from '@tanstack/react-query';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Notice } from '~/shared/ui/notice';
import { membershipOutlookQuery, wordsOfReturn } from './membership-outlook';

/** That a membership will end, or what contradicts itself in it, with both ways out. */
export function MembershipNotice({ memberId }: { memberId: string }) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const { edit } = useMemberAddress();
  const query = useQuery(membershipOutlookQuery(memberId));
  const { data: outlook } = query;
  if (query.error && !outlook) return <LoadFailure query={query} />;
  if (!outlook) return null;
  const { contradiction, ends_on } = outlook;
  if (!contradiction && !ends_on && outlook.state !== 'lapsed') return null;
  const [title, text] = contradiction
    ? [t(`ending.contradictions.${contradiction}`), t('ending.contradictionText')]
    : ends_on
      ? [t('ending.willEnd', { date: formatDate(ends_on, language) }), t('ending.willEndText')]
      : [t('ending.lapsed'), t('ending.lapsedText')];
  return (
    <Notice tone={contradiction ? 'warning' : 'info'} title={title}>
      <div className="grid justify-items-start gap-3">
        <p>{text}</p>
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="outline" onClick={() => edit('reinstate')}>
            {t(`ending.${wordsOfReturn(outlook)}.button`)}
          </Button>
          {contradiction && (
            <Button size="sm" variant="outline" onClick={() => edit('ending')}>
              {t('ending.end.button')}
            </Button>
          )}
        </div>
      </div>
    </Notice>
  );
}
