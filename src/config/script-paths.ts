/** The addresses that the pages' small scripts need, apart from the rest, so that no reader loads them all. */
export const scriptPaths = {
	api: (name: string) => `/api/${name}`,
	imagePlaceholder: '/image-placeholder.svg',
} as const;
