import { useLoaderData, useParams } from 'react-router';
import { portalLoader } from '~/portal/frame/portal-loader';

/**
 * Everything else is in a separate file, so that the list of all pages' files stays short. The
 * loader waits for it: each fallback on the screen would last at least 300 ms.
 */
export async function clientLoader({ request }: { request: Request }) {
  const { pathname } = new URL(request.url);
  const loading = import('./answer');
  const loadPage = portalLoader('requestAnswer', ({ id }) => {
    void Promise.allSettled([loading.then(({ prefetchAnswer }) => prefetchAnswer(id, pathname))]);
  });
  const [data, { AnswerOf }] = await Promise.all([loadPage({ request }), loading]);
  return { ...data, AnswerOf };
}

/** The answer to a request in writing. */
export default function RequestAnswerPage() {
  // The hook's type knows only data, and a component is none.
  const { AnswerOf } = useLoaderData() as Awaited<ReturnType<typeof clientLoader>>;
  return <AnswerOf number={(useParams().number ?? '').toUpperCase()} />;
}
