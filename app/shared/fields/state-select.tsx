import type { ComponentProps } from 'react';
import { usStates } from '~/shared/format/us-states';
import { Select } from './select';

/** The states by name; the value is the postal code. `choose` stands for none. */
export function StateSelect({ choose, ...props }: { choose: string } & ComponentProps<'select'>) {
  return (
    <Select {...props}>
      <option value="">{choose}</option>
      {Object.entries(usStates).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
