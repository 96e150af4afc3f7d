import { registerHooks } from 'node:module';

/**
 * Node reads the list of a package's exports anew for each of its files. Drizzle's has 5,000 lines and a process
 * loads a hundred of its files: most of a second before anything begins. They are found without that list here.
 */
registerHooks({
	resolve: (specifier, context, next) =>
		specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
			? {
					url: new URL(specifier, context.parentURL).href,
					format: context.parentURL.endsWith('.cjs') ? 'commonjs' : 'module',
					shortCircuit: true,
				}
			: next(specifier, context),
});
