import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

/** Folders with code that a running `npm start` has read. */
const folders = ['src', 'admin', 'netlify', 'scripts'];

/** Says once that the code was changed meanwhile, because a runner reads it only when it starts. */
export function tellChangedCode(root: string, print: (line: string) => void): () => void {
	let watchers: FSWatcher[] = [];
	const stop = () => {
		for (const watcher of watchers) watcher.close();
		watchers = [];
	};
	const tell = (_: string, file: string | null) => {
		if (watchers.length === 0 || !/\.(?:[cm]?[jt]sx?|astro|css)$/.test(file ?? '')) return;
		stop();
		print(
			`O código mudou (${file}), e \`npm start\` continua com o anterior: reinicie, ou trabalhe com \`npm run dev\`, que mostra cada mudança.`,
		);
	};
	try {
		watchers = folders.map((folder) =>
			watch(join(root, folder), { recursive: true, persistent: false }, tell),
		);
	} catch {
		stop(); // A system that watches no more folders runs the site all the same.
	}
	return stop;
}
