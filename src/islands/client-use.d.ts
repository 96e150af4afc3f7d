export {};

declare module 'astro' {
	interface AstroClientDirectives {
		/** Hydrates at first use (`hydrate-on-use.ts`). */
		'client:use'?: boolean;
	}
}
