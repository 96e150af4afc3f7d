import { paths } from '#config/paths';
import { fixedRedirects, notFoundPages } from '#config/redirects';
import type { Snapshot } from '#content/snapshot';
import type { Category } from '#domain/post';

/** `_redirects` splits at spaces and reads `*`, `:` and `#` as its own signs. */
const isWritable = (path: string) => !/[\s*:#]/.test(path);

/** The addresses under which Spec §2 lets a category be asked for, besides its slug. */
function listDashedNames({ name, slug }: Category): string[] {
	const dashed = name.trim().replace(/\s+/g, '-');
	const spellings = [dashed, dashed.toLowerCase()];
	const written = spellings.flatMap((spelling) => [spelling, encodeURIComponent(spelling)]);
	return [...new Set(written)].filter((text) => text !== slug && isWritable(text));
}

function listRules(snapshot: Pick<Snapshot, 'posts' | 'categories' | 'redirects'>): string[] {
	const taken = new Set(snapshot.posts.map(({ slug }) => slug));
	const renamed = snapshot.redirects.filter(({ from }) => !taken.has(from));
	return [
		`${paths.post(':slug')} preview=:preview ${paths.previewShell} 200!`,
		...fixedRedirects.map(([from, to]) => `${from} ${to} 301`),
		...renamed.map(({ from, to }) => `${paths.post(from)} ${paths.post(to)} 301`),
		...snapshot.categories.flatMap((category) =>
			listDashedNames(category).map(
				(name) => `${paths.category(name)} ${paths.category(category.slug)} 301`,
			),
		),
		`${paths.admin.home}/* ${paths.admin.home}/index.html 200`,
		...notFoundPages.map(([prefix, page]) => `${prefix}* ${page} 404`),
	];
}

/** The text of `_redirects`: the first rule that fits is the one that counts. */
export function writeRedirectRules(
	snapshot: Pick<Snapshot, 'posts' | 'categories' | 'redirects'>,
): string {
	return `${listRules(snapshot).join('\n')}\n`;
}
