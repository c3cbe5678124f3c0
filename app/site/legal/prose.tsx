import type { LegalText } from '~/content/legal/types';

type ProseProps = {
  text: LegalText;
  /** Whether the sections have anchors, which must be unique on a page. */
  hasAddresses?: boolean;
};

/** A legal text with its numbered sections. */
export function Prose({ text, hasAddresses }: ProseProps) {
  return (
    <div className="grid max-w-prose gap-9">
      {text.sections.map(({ id, title, body }, index) => (
        <section key={id} id={hasAddresses ? id : undefined}>
          <h3 className="mb-3 text-heading">
            {index + 1}. {title}
          </h3>
          <div className="grid gap-3">
            {body.map((block) =>
              typeof block === 'string' ? (
                <p key={block}>{block}</p>
              ) : (
                <ul key={block[0]} className="grid list-disc gap-1.5 pl-5 marker:text-barro-500">
                  {block.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              ),
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
