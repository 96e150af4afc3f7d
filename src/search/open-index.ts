import { manifestName, type SearchManifest, searchFolder, searchFormat } from './manifest.ts';
import {
	type LoadFile,
	type SearchAnswer,
	SearchIndex,
	type SearchRequest,
} from './search-index.ts';

export interface Search {
	/** Preloads what every query needs. */
	warm(): Promise<unknown>;
	/** Rejects when a file does not load; the next call retries. */
	answer(request: SearchRequest): Promise<SearchAnswer>;
}

/** The search index of the site that this page came from. */
export function openSearch(load: LoadFile = loadFile): Search {
	let opening: Promise<SearchIndex> | undefined;
	const open = () => {
		opening ??= load(manifestName).then((bytes) => new SearchIndex(readManifest(bytes), load));
		opening.catch(() => {
			opening = undefined;
		});
		return opening;
	};
	return {
		warm: open,
		answer: async (request) => {
			const index = await open();
			try {
				return await index.answer(request);
			} catch {
				// A newer build may have replaced the files in this manifest: retry once with a fresh one.
				opening = undefined;
				return (await open()).answer(request);
			}
		},
	};
}

function readManifest(bytes: Uint8Array): SearchManifest {
	const manifest = JSON.parse(new TextDecoder().decode(bytes)) as SearchManifest;
	if (manifest.format !== searchFormat) throw new Error('The search index is of another format.');
	return manifest;
}

async function loadFile(name: string): Promise<Uint8Array> {
	const response = await fetch(`${searchFolder}/${name}`);
	if (!response.ok) throw new Error(`${name}: ${response.status}`);
	return new Uint8Array(await response.arrayBuffer());
}
