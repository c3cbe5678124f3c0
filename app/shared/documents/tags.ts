import type { jsPDF } from 'jspdf';
import { type Internals, type Part, type Role, writeStructure } from './structure';

/** Marks headings, tables and cells for screen readers. Unmarked content is decoration. */
export type Tags = {
  /** An element that contains the elements opened by `fill`. */
  group: (role: Role, fill: () => void) => void;
  /** An element that contains the text written by `fill`, on one page. */
  part: (role: Role, fill: () => void) => void;
  /** Screen readers skip the content drawn by `fill`. */
  decoration: (fill: () => void) => void;
};

/** Adds the structure tree to a document, which the library does not write. */
export function tagged(pdf: jsPDF): Tags {
  const internals = pdf.internal as unknown as Internals;
  const marksOnSheet = new Map<number, number>();
  const root: Part = { role: 'Document', parts: [], mark: undefined };
  let open = root;
  let treeId = 0;

  const within = (role: Role, mark: Part['mark'], fill: () => void) => {
    const part: Part = { role, parts: [], mark };
    const outer = open;
    outer.parts.push(part);
    open = part;
    fill();
    open = outer;
  };

  internals.events.subscribe('putPage', ({ pageNumber }) => {
    internals.out(`/StructParents ${pageNumber - 1} /Tabs /S`);
  });
  internals.events.subscribe('postPutResources', () => {
    treeId = writeStructure(internals, root, pdf.getNumberOfPages());
  });
  internals.events.subscribe('putCatalog', () => {
    internals.out(`/StructTreeRoot ${treeId} 0 R /MarkInfo << /Marked true >>`);
  });

  return {
    group: (role, fill) => within(role, undefined, fill),
    part: (role, fill) => {
      const sheet = internals.getCurrentPageInfo().pageNumber;
      const id = marksOnSheet.get(sheet) ?? 0;
      marksOnSheet.set(sheet, id + 1);
      internals.out(`/${role} << /MCID ${id} >> BDC`);
      within(role, { sheet, id }, fill);
      internals.out('EMC');
    },
    decoration: (fill) => {
      internals.out('/Artifact BMC');
      fill();
      internals.out('EMC');
    },
  };
}
