const served = { fetch: () => new Response('by its default export') };
export default served;
