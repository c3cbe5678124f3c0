/** The site's colors as literals, because email clients do not support variables. */
export const light = {
  page: '#fbf7f0',
  card: '#ffffff',
  border: '#e3d8c6',
  text: '#17261f',
  muted: '#52605a',
  heading: '#0a4635',
  link: '#0e5a43',
  button: '#0e5a43',
  buttonText: '#ffffff',
  quote: '#8fc3ac',
} as const;

const dark: Record<keyof typeof light, string> = {
  page: '#0f1b16',
  card: '#17261f',
  border: '#33473d',
  text: '#eef3f0',
  muted: '#b9c6bf',
  heading: '#bfe3d1',
  link: '#a7d9c2',
  button: '#a7d9c2',
  buttonText: '#0b2a20',
  quote: '#4f8a72',
};

/**
 * Colors for dark mode, which cannot be inline. Clients that ignore them show the inline, light
 * colors.
 */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.page} !important; color: ${dark.text} !important; }
  .page td { background-color: transparent !important; }
  .card { background-color: ${dark.card} !important; border-color: ${dark.border} !important; }
  .text { color: ${dark.text} !important; }
  .muted { color: ${dark.muted} !important; }
  .heading { color: ${dark.heading} !important; }
  .link { color: ${dark.link} !important; }
  .button { background-color: ${dark.button} !important; color: ${dark.buttonText} !important; }
  .code { background-color: ${dark.page} !important; color: ${dark.heading} !important; }
  .quote { border-color: ${dark.quote} !important; }
}
`;
