import { paths } from '#config/paths';
import { reservedSlugs } from '#config/reserved-slugs';
import { readOldAddress } from '#domain/names/old-address';

export type Redirect = readonly [from: string, to: string];

export const writeRule = ([from, to]: Redirect) => `${from} ${to} 301`;

/** A part of an address that is skipped or means more than itself: the rule would lead a whole folder. */
const saysNothing = /^(?::.*|[.:#%\s]*)$/;

/**
 * Plain and encoded, because the edge may compare either. `_redirects` splits at spaces and gives `*` a special meaning
 * anywhere, `:` and `#` where a part begins; what a rule cannot bear gets none.
 */
export function writePath(path: string, encode = encodeURI): string[] {
	const [before = ''] = path.split('?', 1);
	if (path.includes('*') || before.split(/[/\\]/).some((part) => saysNothing.test(part))) return [];
	const plain = /%[\da-f]{2}|\\/i.test(path) ? [] : [path];
	return [...plain, encode(path)].filter((text) => !/\s/.test(text));
}

/** The first of the rules for one address is the one that applies. */
export function firstOfEach(rules: readonly Redirect[]): Redirect[] {
	const taken = new Set<string>();
	return rules.filter(([name]) => taken.size < taken.add(name).size);
}

/** Netlify advises against more. */
const mostRules = 10_000;

/** What other tools write behind an address of theirs; the likeliest first. */
const endings = ['.html', '.amp.html', '.htm', '.php'];
const knownEnding = /(?:\/index)?(?:\.amp)?\.(?:html?|php)$/;

/** The other addresses at which a tool had the same page, the likeliest first; none for a place of this site. */
function listFurther(address: string): string[] {
	const bare = address.replace(/^\/(?:amp|index\.php)(?=\/)/, '').replace(knownEnding, '');
	return readOldAddress(bare) === bare ? [`${bare}/*`, ...endings.map((end) => bare + end)] : [];
}

/** The folders in which rules lead what is below, and those of this site's pages. */
function listFolders(rules: readonly string[]): Set<string> {
	const begins = rules.map((rule) => /^[^\s*:]*(?=[*:])/.exec(rule)?.[0] ?? '');
	const parts = [...reservedSlugs.map((slug) => `/${slug}/`), ...begins].map((begin) =>
		begin.split('/').slice(0, -1),
	);
	return new Set(parts.flatMap((all) => all.map((_, at) => all.slice(0, at + 1).join('/'))));
}

const depthOf = ([from]: Redirect) => from.replace(/\/\*$/, '').split('/').length;

/** The other addresses of posts, the likeliest first. */
function listFurtherRules(known: readonly Redirect[]): Redirect[] {
	return known
		.filter(([, to]) => to.startsWith(paths.post('')))
		.flatMap(([from, to]) => listFurther(from).map((other, rank) => ({ rank, other, to })))
		.toSorted((one, other) => one.rank - other.rank)
		.map(({ other, to }) => [other, to]);
}

/** The rule in each spelling that the edge may be asked for. Numbered addresses share the home page's path: forced. */
function spellOldAddress([from, to]: Redirect): Redirect[] {
	const [, path = '', query, below = ''] =
		/^\/(.*?)(?:\?((?:p|page_id)=\d+))?(\/\*)?$/.exec(from) ?? [];
	const isWritten = !path.includes('?');
	const forms = [path, path.normalize('NFD')].flatMap((form) => (isWritten ? writePath(form) : []));
	const written = query && path === '' ? [''] : [...new Set(forms)];
	return written.map((name) => (query ? [`/${name} ${query}`, to] : [`/${name}${below}`, to]));
}

interface OldAddresses {
	known: readonly Redirect[];
	isFree: (rule: Redirect) => boolean;
	/** All other rules of the file. */
	before: readonly string[];
	behind: readonly string[];
	tell: (line: string) => void;
}

/**
 * A post's earlier addresses, with whatever stands below them, and what fits of further ones. They come before every rule
 * for a folder, and the deeper first.
 */
export function writeOldAddresses({ known, isFree, before, behind, tell }: OldAddresses): string[] {
	const folders = listFolders(behind);
	const hasBelow = ([from, to]: Redirect) =>
		to.startsWith(paths.post('')) && !from.includes('?') && !folders.has(from);
	const usual = known
		.map((rule): Redirect => (hasBelow(rule) ? [`${rule[0]}/*`, rule[1]] : rule))
		.flatMap(spellOldAddress);
	const further = listFurtherRules(known)
		.filter(([from, to]) => {
			const bare = from.replace(/\/\*$/, '');
			return isFree([bare, to]) && !folders.has(bare);
		})
		.flatMap(spellOldAddress);
	const all = firstOfEach([...usual, ...further]);
	const room = Math.max(mostRules - before.length - behind.length, usual.length);
	if (all.length > room)
		tell(
			`${all.length - room} endereços antigos que alguém talvez ainda abra ficam sem redirecionamento: com eles seriam mais de ${mostRules} regras.`,
		);
	return all
		.slice(0, room)
		.toSorted((one, other) => depthOf(other) - depthOf(one))
		.map((rule) => (rule[0].includes(' ') ? `${writeRule(rule)}!` : writeRule(rule)));
}
