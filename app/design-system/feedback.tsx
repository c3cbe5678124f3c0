import { useState } from 'react';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { ConfirmDialog } from '~/shared/ui/confirm-dialog';
import { Dialog } from '~/shared/ui/dialog';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { Spinner } from '~/shared/ui/spinner';
import { Stars } from '~/shared/ui/stars';
import { Tabs } from '~/shared/ui/tabs';
import { Specimen } from './specimen';

const tones = ['success', 'info', 'warning', 'danger'] as const;
const confirmTypes = ['danger', 'warning', 'info'] as const;

export function Feedback() {
  const [asked, setAsked] = useState<(typeof confirmTypes)[number]>();
  const [reading, setReading] = useState(false);
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one');
  return (
    <>
      <Specimen title="Badges, stars, waiting">
        <div className="flex flex-wrap items-center gap-4">
          {[...tones, 'neutral' as const].map((tone) => (
            <Badge key={tone} tone={tone} dot>
              {tone}
            </Badge>
          ))}
          <Stars rating={4} label="4 out of 5 stars" />
          <Spinner label="Loading" />
        </div>
        <div className="grid max-w-prose gap-3">
          <Skeleton className="h-8 w-1/2" />
          <Skeleton />
          <Skeleton className="h-5 w-4/5" />
        </div>
      </Specimen>
      <Specimen title="Notices">
        <div className="grid gap-4 md:grid-cols-2">
          {tones.map((tone) => (
            <Notice key={tone} tone={tone} title={`A ${tone} notice`}>
              <p>One calm sentence that says what happened and what to do.</p>
            </Notice>
          ))}
        </div>
      </Specimen>
      <Specimen title="Tabs">
        <Tabs
          label="Example"
          value={tab}
          onChange={setTab}
          items={[
            { value: 'one', label: 'Instructions', content: <p>First panel.</p> },
            { value: 'two', label: 'Procedures', content: <p>Second panel.</p> },
            { value: 'three', label: 'Maternity', content: <p>Third panel.</p> },
          ]}
        />
      </Specimen>
      <Specimen title="Dialogs">
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setReading(true)}>
            dialog
          </Button>
          {confirmTypes.map((type) => (
            <Button key={type} variant="outline" onClick={() => setAsked(type)}>
              confirm, {type}
            </Button>
          ))}
        </div>
        <Dialog
          open={reading}
          onClose={() => setReading(false)}
          size="lg"
          title="Terms of Use"
          actions={<Button onClick={() => setReading(false)}>Close</Button>}
        >
          {Array.from({ length: 12 }, (_, index) => index + 1).map((paragraph) => (
            <p key={paragraph} className="mb-4">
              {paragraph}. The content scrolls between the title and the buttons.
            </p>
          ))}
        </Dialog>
        <ConfirmDialog
          open={asked !== undefined}
          type={asked}
          title="Confirmar Saída"
          message="Tem certeza de que deseja sair do portal de membros?"
          onConfirm={() => setAsked(undefined)}
          onCancel={() => setAsked(undefined)}
        />
      </Specimen>
    </>
  );
}
