/** The sections of the tab, in display order. `page.tsx` loads the folder of the same name. */
export const sectionNames = ['contributions', 'events', 'statements', 'reports', 'states'] as const;

export type SectionName = (typeof sectionNames)[number];
