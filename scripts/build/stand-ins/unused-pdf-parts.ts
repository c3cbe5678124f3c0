/* Replaces the packages that the PDF library uses to convert HTML and SVG. See vite.config.ts. */
export {};
