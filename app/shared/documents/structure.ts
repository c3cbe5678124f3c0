/** The types of structure elements, by their names in the PDF standard. */
export type Role =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD';

/** A structure element: it contains others, or marked text on a page. */
export type Part = {
  role: Role;
  parts: Part[];
  mark: { sheet: number; id: number } | undefined;
};

/** Internals of jsPDF that its types do not declare. */
export type Internals = {
  out: (text: string) => void;
  newObject: () => number;
  getCurrentPageInfo: () => { pageNumber: number };
  getPageInfo: (sheet: number) => { objId: number };
  events: {
    subscribe: (event: string, listener: (data: { pageNumber: number }) => void) => void;
  };
};

/**
 * Writes the structure tree of a document, and for each page the map from its marks to their
 * elements (ISO 32000-1, 14.7).
 * @returns the number of the object that the catalog must reference.
 */
export function writeStructure(internals: Internals, root: Part, sheets: number): number {
  const { newObject, getPageInfo } = internals;
  const object = (content: string) => internals.out(`${content}\nendobj`);
  const owners = Array.from({ length: sheets }, (): string[] => []);

  // Objects are numbered in the order in which they are written: the tree's root, then depth first.
  const treeId = newObject();
  const ids = new Map<Part, number>();
  const parts = inOrder(root);
  parts.forEach((part, index) => {
    ids.set(part, treeId + 1 + index);
  });
  const reference = (part: Part) => `${ids.get(part)} 0 R`;
  const ownersId = treeId + 1 + parts.length;
  object(
    `<< /Type /StructTreeRoot /K ${reference(root)} /ParentTree ${ownersId} 0 R /ParentTreeNextKey ${sheets} >>`,
  );

  const parents = new Map(parts.flatMap((part) => part.parts.map((child) => [child, part])));
  for (const part of parts) {
    const parent = parents.get(part);
    const { mark } = part;
    if (mark) owners[mark.sheet - 1]?.push(reference(part));
    newObject();
    object(
      [
        `<< /Type /StructElem /S /${part.role} /P ${parent ? reference(parent) : `${treeId} 0 R`}`,
        mark && `/Pg ${getPageInfo(mark.sheet).objId} 0 R`,
        part.role === 'TH' && '/A << /O /Table /Scope /Column >>',
        `/K [${mark ? mark.id : part.parts.map(reference).join(' ')}] >>`,
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  newObject();
  const nums = owners.map((references, sheet) => `${sheet} [${references.join(' ')}]`);
  object(`<< /Nums [${nums.join(' ')}] >>`);
  return treeId;
}

function inOrder(part: Part): Part[] {
  return [part, ...part.parts.flatMap(inOrder)];
}
