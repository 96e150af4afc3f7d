import { dirname, join, normalize } from 'node:path/posix';
import { decodeName } from '#domain/names/decode-name';
import { type FileTree, readWhole } from '../file-tree.ts';
import type { LocalPicture } from '../import-item.ts';

/** Folders whose contents are served from the site's root. */
const publicFolders = [
	'',
	'static/',
	'public/',
	'source/',
	'content/',
	'src/',
	'assets/',
	'src/assets/',
];
/** Different tools' notations for the site's root. */
const rootWords = /^(?:\{(?:filename|static|attach)\}|\|(?:filename|static)\||[~@](?=\/))/;

/** Finds what texts show as pictures in a site's folder; its bytes tell whether it is one. */
export function findPicturesOf(names: readonly string[], root: string) {
	const files = new Set(names);
	const byLowerCase = new Map([...files].map((name) => [name.toLowerCase(), name]));
	const byEnd = new Map<string, string[]>();
	for (const name of files) {
		const file = (name.split('/').at(-1) ?? '').toLowerCase();
		byEnd.set(file, [...(byEnd.get(file) ?? []), name]);
	}

	/** Cannot leave the tree: a path that leads outside matches no name. */
	const pick = (name: string) => (files.has(name) ? name : byLowerCase.get(name.toLowerCase()));

	/** The only file whose path ends like this: for sites below a path of their host, or a theme's pictures. */
	function pickByEnd(path: string): string | undefined {
		const parts = path
			.toLowerCase()
			.split('/')
			.filter((part) => part !== '..' && part !== '.' && part !== '');
		const alike = byEnd.get(parts.at(-1) ?? '') ?? [];
		for (let from = 0; from < Math.max(1, parts.length - 1); from += 1) {
			// The month of another year is another folder.
			if (from > 0 && [from - 1, from].every((at) => /^\d+$/.test(parts[at] ?? ''))) break;
			const end = `/${parts.slice(from).join('/')}`;
			const found = alike.filter((name) => `/${name.toLowerCase()}`.endsWith(end));
			if (found.length === 1) return found[0];
			if (found.length > 1) return undefined;
		}
		const inAlbums = alike.filter((name) => /(?:^|\/)Albums\//.test(name));
		return inAlbums.length === 1 ? inAlbums[0] : undefined;
	}

	return (address: string, article: string): string | undefined => {
		const path = decodeName(address.replace(/[?#].*$/, '')).replace(/\\/g, '/');
		const isOfRoot = path.startsWith('/') || rootWords.test(path);
		const bare = path.replace(rootWords, '').replace(/^\/+/, '');
		if (bare === '') return undefined;
		const folder = dirname(article);
		const stem = article.replace(/\.\w+$/, '');
		const beside = isOfRoot ? [] : [join(folder, bare), join(stem, bare)];
		const atRoot = publicFolders.map((each) => root + normalize(each + bare));
		for (const name of [...beside, ...atRoot]) {
			const found = pick(name);
			if (found) return found;
		}
		return pickByEnd(bare);
	};
}

/** Files from this machine are not uploaded through a function, so they may be as large as a camera's. */
const mostPictureBytes = 64_000_000;

/** Finds pictures among the files that came with the articles. */
export function findPictureIn(tree: FileTree, root = '') {
	const findName = findPicturesOf(tree.names, root);
	return (address: string, source: string): LocalPicture | undefined => {
		const name = findName(address, source);
		return name === undefined
			? undefined
			: { name, read: () => readWhole(tree.open(name), mostPictureBytes, name) };
	};
}
