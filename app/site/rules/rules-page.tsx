import type { ComponentType } from 'react';
import type { RulesTabId } from '~/content/rules/types';
import type { IllustrationProps } from '~/shared/illustrations/illustration';
import { Arrival } from './arrival';
import { Contents } from './contents';
import { InShort } from './in-short';
import { Intro } from './intro';
import { Onward } from './onward';
import type { FinishedRules } from './rules-loader';
import { RulesSectionView } from './rules-section';

type RulesPageProps = {
  tab: RulesTabId;
  content: FinishedRules;
  drawing: ComponentType<IllustrationProps>;
};

/** One tab of the rules: where it stands among the four, what is in it, and all of it. */
export function RulesPage({ tab, content, drawing }: RulesPageProps) {
  return (
    <div className="rules">
      <Arrival />
      <Intro tab={tab} lead={content.lead} edition={content.edition} drawing={drawing} />
      <div className="page grid items-start gap-x-16 pb-band lg:grid-cols-[16rem_minmax(0,46rem)] xl:gap-x-24">
        <Contents sections={content.sections} />
        <div className="min-w-0">
          {content.short && <InShort sentences={content.short} />}
          {content.sections.map((section) => (
            <RulesSectionView
              key={section.id}
              section={section}
              isFolded={content.short !== undefined}
            />
          ))}
          <Onward tab={tab} />
        </div>
      </div>
    </div>
  );
}
