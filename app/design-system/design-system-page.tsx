import { Controls } from './controls';
import styles from './design-system.css?url';
import { Drawings } from './drawings';
import { Feedback } from './feedback';
import { Swatches } from './swatches';
import { TypeScale } from './type-scale';

/** Every token and every primitive on one page, for those who build with them. */
export function DesignSystemPage() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-20 py-16">
      <link rel="stylesheet" href={styles} precedence="high" />
      <h1 className="text-display">Design system</h1>
      <Swatches />
      <TypeScale />
      <Controls />
      <Feedback />
      <Drawings />
    </div>
  );
}
