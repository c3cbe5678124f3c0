/** Inserts a value that is known when the email is sent. */
export function value(name: string): string {
  return `{{ .${name} }}`;
}

/** Inserts one text if a value is set, and another if it is empty or false. */
export function choose(name: string, whenSet: string, otherwise: string): string {
  return `{{ if .${name} }}${whenSet}{{ else }}${otherwise}{{ end }}`;
}

/** Inserts the text for a value such as `contact`, or the last text. */
export function chooseBy(name: string, texts: Record<string, string>, otherwise: string): string {
  const [first, ...others] = Object.entries(texts).map(
    ([literal, text]) => `if eq .${name} "${literal}" }}${text}`,
  );
  return `{{ ${first}${others.map((branch) => `{{ else ${branch}`).join('')}{{ else }}${otherwise}{{ end }}`;
}
