import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { BothLanguages } from '~/command-center/kit/sent/both-languages';
import { InLanguage } from '~/shared/i18n/in-language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Decision, RequestAnswer } from '~/shared/letter/letter';
import { LetterPaper } from '~/shared/letter/letter-paper';
import { letterTitlesQuery, useLetter } from '~/shared/letter/use-letter';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';

type LetterProps = {
  query: UseQueryResult<RequestAnswer>;
  /** An earlier letter than the current one. */
  decisionId?: string;
};

/** A letter as the member reads it, in the language of either. */
export function Letter({ query, decisionId }: LetterProps) {
  const answer = query.data;
  if (!answer) return query.error ? <LoadFailure query={query} /> : <LetterSkeleton />;
  const decision = answer.earlier.find(({ id }) => id === decisionId) ?? answer.decision;
  return (
    <BothLanguages theirs={answer.language} hasTypedText={hasTypedText(decision)}>
      {(language) => (
        <InLanguage
          language={language}
          namespaces={['common', 'answer', 'rulesEngine', 'hardNews']}
          fallback={<LetterSkeleton />}
        >
          <Paper answer={answer} decision={decision} />
        </InLanguage>
      )}
    </BothLanguages>
  );
}

function Paper({ answer, decision }: { answer: RequestAnswer; decision: Decision }) {
  const { language } = useLanguage();
  const titles = useQuery(letterTitlesQuery(answer, language));
  const letter = useLetter(answer, decision, titles.data ?? {});
  return titles.isPending ? <LetterSkeleton /> : <LetterPaper letter={letter} isPart />;
}

function LetterSkeleton() {
  const { t } = useTranslation('reviewRequests');
  return (
    <div role="status">
      <span className="sr-only">{t('letter.loading')}</span>
      <Skeleton className="h-96 w-full rounded-lg!" />
    </div>
  );
}

function hasTypedText({ message, lines, need }: Decision): boolean {
  const words = [message, need?.iua_reduction_reason, ...lines.map(({ reason }) => reason)];
  return words.some(Boolean);
}
