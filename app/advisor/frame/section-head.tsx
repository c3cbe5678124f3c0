/** The heading of a section. */
export function SectionHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="grid gap-2">
      <h1 className="text-subtitle">{title}</h1>
      <p className="max-w-prose text-lead text-muted">{lead}</p>
    </div>
  );
}
