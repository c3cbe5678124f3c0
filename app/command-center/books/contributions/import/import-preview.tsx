import { CircleAlert, CircleCheck, CopyCheck } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { ImportCount } from '~/command-center/members/import/import-count';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import type { Check } from './check-contributions';
import { PreviewLines } from './preview-lines';

type ImportPreviewProps = {
  check: Check;
  isKeeping: boolean;
  onKeep: () => void;
  onAgain: () => void;
};

/** The preview of an import, line by line, and its button if no line is wrong. */
export function ImportPreview({ check, isKeeping, onKeep, onAgain }: ImportPreviewProps) {
  const { t } = useTranslation(['manageContributions', 'importMembers']);
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { lines } = check;
  const count = (outcome: string) => lines.filter((line) => line.outcome === outcome).length;
  const [added, there, wrong] = [count('new'), count('there'), count('wrong')];
  const above = lines.filter(({ isAboveDue }) => isAboveDue).length;
  return (
    <div className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-heading wrap-anywhere outline-none">
        {t('importMembers:check.file', {
          name: check.fileName,
          count: lines.length,
          text: new Intl.NumberFormat(language).format(lines.length),
        })}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        <ImportCount
          icon={CircleCheck}
          tone="mata"
          count={added}
          label={t('manageContributions:import.new', { count: added })}
        />
        <ImportCount
          icon={CopyCheck}
          tone="plain"
          count={there}
          label={t('manageContributions:import.there', { count: there })}
        />
        <ImportCount
          icon={CircleAlert}
          tone={wrong > 0 ? 'danger' : 'plain'}
          count={wrong}
          label={t('importMembers:check.wrong', { count: wrong })}
        />
      </ul>
      <Notice tone={wrong > 0 ? 'danger' : added > 0 ? 'success' : 'info'} live="status">
        <p>
          {wrong > 0
            ? t('importMembers:check.someWrong')
            : added > 0
              ? t('importMembers:check.ready')
              : t('manageContributions:import.allThere')}
        </p>
        {check.ignored.length > 0 && (
          <p>
            {t('importMembers:check.ignored', {
              columns: new Intl.ListFormat(language).format(check.ignored),
            })}
          </p>
        )}
      </Notice>
      {above > 0 && (
        <Notice tone="warning">
          <p>{t('manageContributions:import.aboveDue', { count: above })}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {wrong === 0 && added > 0 && (
          <Button busy={isKeeping} onClick={onKeep}>
            {isKeeping
              ? t('importMembers:importing')
              : t('manageContributions:import.keep', { count: added })}
          </Button>
        )}
        <Button variant="outline" disabled={isKeeping} onClick={onAgain}>
          {t('importMembers:check.another')}
        </Button>
      </div>
      <PreviewLines lines={lines} />
    </div>
  );
}
