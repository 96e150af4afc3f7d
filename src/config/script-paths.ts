/** The addresses that the pages' small scripts need; kept separate so that readers do not download the whole list. */
export const scriptPaths = {
	home: '/',
	api: (name: string) => `/api/${name}`,
	imagePlaceholder: '/image-placeholder.svg',
} as const;
