/* Replaces the packages with which the PDF library converts HTML and SVG: vite.config.ts. */
export {};
