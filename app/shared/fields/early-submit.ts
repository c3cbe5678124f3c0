/**
 * Handles a submit before hydration. The pressed `SubmitButton` shows that it is busy, and submits
 * the form after hydration. This script runs inline in `<head>`, so it imports nothing.
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

/** Only the build and the development server need the text; the browser bundle contains none. */
export const earlySubmitScript: string = import.meta.env.SSR ? `(${keepEarlySubmit})()` : '';
