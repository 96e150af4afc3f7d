import { dirname, join, normalize } from 'node:path/posix';
import { decodeName } from '#domain/names/decode-name';

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
			const end = `/${parts.slice(from).join('/')}`;
			const found = alike.filter((name) => `/${name.toLowerCase()}`.endsWith(end));
			if (found.length === 1) return found[0];
			if (found.length > 1) return undefined;
		}
		return undefined;
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
