// Written by `npm run emails` from emails/. Do not edit.
/** The colors of emails in dark mode. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background-color: #0f1b16 !important; color: #eef3f0 !important; }
  .page td { background-color: transparent !important; }
  .card { background-color: #17261f !important; border-color: #33473d !important; }
  .text { color: #eef3f0 !important; }
  .muted { color: #b9c6bf !important; }
  .heading { color: #bfe3d1 !important; }
  .link { color: #a7d9c2 !important; }
  .button { background-color: #a7d9c2 !important; color: #0b2a20 !important; }
  .code { background-color: #0f1b16 !important; color: #bfe3d1 !important; }
  .quote { border-color: #4f8a72 !important; }
}
`;
