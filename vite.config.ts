import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { siteUrl } from './scripts/site-url.ts';

/**
 * Few, long-lived files for what most pages share. Everything else falls where it is used: a page
 * carries its own, and what several pages share gets a file of its own, so nothing is carried
 * for others.
 */
const groups = [
  { name: 'supabase', test: inPackages('@supabase'), priority: 4 },
  {
    name: 'vendor',
    test: inPackages('react', 'react-dom', 'scheduler', 'react-router', 'i18next', 'react-i18next'),
    priority: 3,
  },
  { name: 'forms', test: inPackages('react-hook-form', '@hookform', 'zod'), priority: 2 },
  { name: 'app', test: /[\\/]app[\\/](root|routes[\\/]public[\\/]layout)\.tsx/, priority: 1 },
];

function inPackages(...names: string[]): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);
}

const unusedSupabaseParts = fileURLToPath(
  new URL('./app/lib/unused-supabase-parts.ts', import.meta.url),
);

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl()),
    // Of the build, or a page that was finished last year would not match its script.
    'import.meta.env.BUILD_YEAR': JSON.stringify(new Date().getFullYear()),
  },
  resolve: {
    tsconfigPaths: true,
    alias: [{ find: /^@supabase\/(realtime|storage)-js$/, replacement: unusedSupabaseParts }],
  },
  // `npm run dev` shows the pages; `npm start` beside it is the backend.
  server: { proxy: { '^/(auth|rest|functions)/v1/': 'http://localhost:3000' } },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
    },
    // Its strings (the page's styles, its small inline scripts) go into every prerendered file.
    ssr: { build: { minify: true, cssMinify: true } },
  },
});
