type Converter = typeof import('./converters.ts');

let loaded: Converter | undefined;
let loading: Promise<Converter> | undefined;

/** Once for all who ask, so that they are served in their turn. */
function load(): Promise<Converter> {
	loading ??= import('./converters.ts')
		.then((converter) => {
			loaded = converter;
			return converter;
		})
		.finally(() => {
			loading = undefined;
		});
	return loading;
}

/** Preloaded with the editor, so that neither pasting nor copying waits for the network. */
load().catch(() => undefined);

/** What converts between Markdown and what other programs copy, where it has come: a copy cannot wait. */
export const findConverter = (): Converter | undefined => loaded;

/** At once where it has come; otherwise it is asked for again. */
export function withConverter(use: (converter: Converter) => void, otherwise: () => void): void {
	if (loaded) use(loaded);
	else
		load()
			.then(use)
			.catch((error: unknown) => {
				console.warn('paste', error);
				otherwise();
			});
}
