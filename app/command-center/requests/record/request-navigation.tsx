import { ArrowLeft, ChevronDown, ChevronUp, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useShortcuts } from '~/command-center/kit/use-shortcuts';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { useQueuePlace } from './queue-pane';

type RequestNavigationProps = {
  number: string;
  /** Whether the queue is open beside the request; none where there is no room for it. */
  isQueueOpen: boolean | undefined;
  onQueue: () => void;
};

/** Back to the list, the list beside the request, and its next and previous request (U, J and K). */
export function RequestNavigation({ number, isQueueOpen, onQueue }: RequestNavigationProps) {
  const { t } = useTranslation('manageRequests');
  const { next, previous, isPlaced, back, go } = useQueuePlace(number);
  useShortcuts(() => [
    { key: 'u', label: t('keys.does.back'), act: back },
    { key: 'j', label: t('keys.does.next'), isOff: !next, act: () => go(next) },
    { key: 'k', label: t('keys.does.previous'), isOff: !previous, act: () => go(previous) },
    ...(isQueueOpen === undefined
      ? []
      : [{ label: t(isQueueOpen ? 'record.hideQueue' : 'record.showQueue'), act: onQueue }]),
  ]);
  return (
    <div className="flex items-center gap-1">
      <Tool label={t('record.back')} shortcut="U" onClick={back}>
        <ArrowLeft className="size-5" />
      </Tool>
      {isQueueOpen !== undefined && (
        <Tool
          label={t(isQueueOpen ? 'record.hideQueue' : 'record.showQueue')}
          isOpen={isQueueOpen}
          onClick={onQueue}
        >
          {isQueueOpen ? (
            <PanelLeftClose className="size-5" />
          ) : (
            <PanelLeftOpen className="size-5" />
          )}
        </Tool>
      )}
      {isPlaced && (
        <>
          <Tool
            label={t('keys.does.previous')}
            shortcut="K"
            isDisabled={!previous}
            onClick={() => go(previous)}
          >
            <ChevronUp className="size-5" />
          </Tool>
          <Tool
            label={t('keys.does.next')}
            shortcut="J"
            isDisabled={!next}
            onClick={() => go(next)}
          >
            <ChevronDown className="size-5" />
          </Tool>
        </>
      )}
    </div>
  );
}

type ToolProps = {
  label: string;
  shortcut?: string;
  isOpen?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

function Tool({ label, shortcut, isOpen, isDisabled, onClick, children }: ToolProps) {
  const { t } = useTranslation('manageRequests');
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={label}
      aria-keyshortcuts={shortcut?.toLowerCase()}
      aria-expanded={isOpen}
      title={shortcut ? `${label} (${t('keys.hint', { key: shortcut })})` : label}
      disabled={isDisabled ?? false}
      onClick={onClick}
      className="px-2.5!"
    >
      {children}
    </Button>
  );
}
