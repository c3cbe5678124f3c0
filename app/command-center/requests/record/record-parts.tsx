import { memo } from 'react';
import { Notes } from '~/command-center/requests/conversation/notes';
import { Tasks } from '~/command-center/requests/conversation/tasks';
import { Thread } from '~/command-center/requests/conversation/thread';
import { Documents } from '~/command-center/requests/documents/documents';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { NeedPart, ReviewPart } from '~/command-center/requests/review/review-part';
import { Facts } from './facts';
import { MemberPart } from './member-part';
import { Related } from './related';
import { Timeline } from './timeline';

/** The parts of a request. They render again for new data, and not whenever the address or a dialog changes. */
export const RecordParts = memo(function RecordParts({ data }: { data: OpenRequest }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <Documents data={data} />
        <ReviewPart data={data} />
        <Thread data={data} />
        <Notes data={data} />
        <Timeline data={data} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <Facts data={data} />
        <NeedPart data={data} />
        <MemberPart data={data} />
        <Tasks data={data} />
        <Related data={data} />
      </div>
    </div>
  );
});
