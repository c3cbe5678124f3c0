import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '~/shared/ui/button';

export type FinishedDocument = { file: Blob; name: string };

type DocumentButtonProps = {
  /** The button's accessible name. */
  label: string;
  /** The message if it could not be created. */
  failure: string;
  /** Creates the document. Its modules and data are fetched only now. */
  make: () => Promise<FinishedDocument>;
  className?: string;
  variant?: 'quiet' | 'outline';
  /** Text beside the icon, if any. */
  children?: ReactNode;
};

/** Creates a document in the browser and downloads it. */
export function DocumentButton(props: DocumentButtonProps) {
  const { label, failure, make, className, variant = 'quiet', children } = props;
  const [isMaking, setMaking] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const download = async () => {
    setMaking(true);
    setFailed(false);
    try {
      handOver(await make());
    } catch (error) {
      console.info('Document:', error);
      setFailed(true);
    }
    setMaking(false);
  };

  return (
    <span className={className}>
      <Button
        variant={variant}
        size="sm"
        aria-label={label}
        title={label}
        busy={isMaking}
        className={children ? '' : 'w-11 px-0!'}
        onClick={download}
      >
        {!isMaking && <Download className="size-5" />}
        {children}
      </Button>
      {hasFailed && (
        <span role="alert" className="block text-sm text-danger-700">
          {failure}
        </span>
      )}
    </span>
  );
}

const urlLifetimeMs = 60_000;

function handOver({ file, name }: FinishedDocument) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), urlLifetimeMs);
}
