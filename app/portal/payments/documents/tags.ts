import type { jsPDF } from 'jspdf';
import { type Internals, type Part, type Role, writeStructure } from './structure';

/** Tells screen readers what is a heading, a table, a cell; what is in none is decoration. */
export type Tags = {
  /** A part that holds others, which are opened while `fill` runs. */
  group: (role: Role, fill: () => void) => void;
  /** A part whose text is written while `fill` runs, on one sheet. */
  part: (role: Role, fill: () => void) => void;
  /** What `fill` draws is skipped when the document is read aloud. */
  decoration: (fill: () => void) => void;
};

/** Gives a document the structure that the library does not write by itself. */
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
