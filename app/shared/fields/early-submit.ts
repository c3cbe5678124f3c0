/**
 * What is sent while the page's scripts are on their way: the button of `SubmitButton` keeps it,
 * shows that it does, and sends it when it can. Runs inline in `<head>`, so it imports nothing.
 */
function keepEarlySubmit(): void {
  document.addEventListener(
    'submit',
    (event) => {
      const button = event.submitter;
      if (!button?.matches('[data-early]')) return;
      event.preventDefault();
      button.ariaBusy = 'true';
    },
    true,
  );
}

/** Only the build and the development server need the text; the browser's bundle has none. */
export const earlySubmitScript: string = import.meta.env.SSR ? `(${keepEarlySubmit})()` : '';
