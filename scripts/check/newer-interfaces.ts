import { createRequire } from 'node:module';
import type { OldestBrowsers } from '../../src/config/oldest-browsers.ts';

/** An interface or one of its members in MDN's data, with what it contains. */
interface Entry {
	[part: string]: Entry | undefined;
}

interface Statement {
	version_added: string | false;
	version_removed?: string;
	partial_implementation?: true;
	flags?: unknown;
	prefix?: string;
	alternative_name?: string;
}

/** MDN's browsers, with the name that a person reads and the promise that holds for it. */
const browsers = {
	safari: ['Safari', 'safari'],
	safari_ios: ['iOS', 'ios'],
	chrome: ['Chrome', 'chrome'],
	chrome_android: ['Chrome for Android', 'chrome'],
	firefox: ['Firefox', 'firefox'],
	firefox_android: ['Firefox for Android', 'firefox'],
} as const;

/** 20 MB, whose types nobody needs to read. */
const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as {
	api: Entry;
	javascript: { builtins: Entry };
};
const { builtins } = javascript;
const roots = [api, builtins, builtins['Intl'] ?? {}];

/** A browser that once did only a part of it counts as having it. */
function isThere({ version_added: added, ...more }: Statement): boolean {
	const isOtherwise = more.flags ?? more.prefix ?? more.alternative_name;
	const isGone = more.version_removed && !more.partial_implementation;
	return Boolean(added) && added !== 'preview' && !isOtherwise && !isGone;
}

function findAdded(entry: Entry, browser: keyof typeof browsers): string | undefined {
	const { support } = entry['__compat'] as unknown as {
		support: Record<string, Statement | Statement[]>;
	};
	// The newest statement stands first.
	const statement = [support[browser] ?? []].flat().findLast(isThere);
	return statement ? String(statement.version_added).replace('≤', '') : undefined;
}

function isAfter(version: string, oldest: string): boolean {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	const [oldMajor = 0, oldMinor = 0] = oldest.split('.').map(Number);
	return major > oldMajor || (major === oldMajor && minor > oldMinor);
}

/** The versions that brought an interface to browsers of which older ones are promised: `Safari 18, Firefox never`. */
function describeNewer(entry: Entry | undefined, oldest: OldestBrowsers): string | undefined {
	if (!entry?.['__compat']) return undefined;
	const newer = (Object.keys(browsers) as (keyof typeof browsers)[]).flatMap((browser) => {
		const [name, promise] = browsers[browser];
		const added = findAdded(entry, browser);
		if (added === undefined) return [`${name} never`];
		return isAfter(added, oldest[promise]) ? [`${name} ${added}`] : [];
	});
	return newer.length > 0 ? newer.join(', ') : undefined;
}

/** Since when browsers have a global that is too new, such as `Navigation` or `requestIdleCallback`. */
export const describeGlobal = (name: string, oldest: OldestBrowsers) =>
	describeNewer(
		[...roots, api['Window'] ?? {}].map((root) => root[name]).find((entry) => entry?.['__compat']),
		oldest,
	);

/** The same for the first member that the data knows; each is given as interface and name. */
export function describeMember(
	members: readonly (readonly [owner: string, name: string])[],
	oldest: OldestBrowsers,
): { owner: string; since: string } | undefined {
	for (const [owner, name] of members) {
		const entry = roots.map((root) => root[owner]?.[name]).find((each) => each?.['__compat']);
		const since = describeNewer(entry, oldest);
		if (since) return { owner, since };
		if (entry) return undefined;
	}
	return undefined;
}

export interface NewerInterface {
	owner: string;
	/** Without it, the whole interface is too new. */
	member?: string;
}

/** Everything that is too new. */
export function listNewer(oldest: OldestBrowsers): NewerInterface[] {
	return roots.flatMap((root) =>
		Object.entries(root).flatMap(([owner, entry]) => {
			if (describeNewer(entry, oldest)) return [{ owner }];
			const members = Object.entries(entry ?? {}).filter(([, each]) => describeNewer(each, oldest));
			return members.map(([name]) => ({ owner, member: name.replace(/_static$/, '') }));
		}),
	);
}

const listMembers = (all: readonly Entry[]) =>
	all
		.flatMap((root) => Object.values(root))
		.flatMap((each) => Object.entries(each ?? {}))
		.filter(([, entry]) => entry?.['__compat'])
		.map(([name, entry]) => [name.replace(/_static$/, ''), entry] as const);

/**
 * Names of members that are too new; with `since` for those of the language that no older interface has, which are known
 * by their name alone (`toSorted`, not `size`).
 */
export function namesOfNewer(oldest: OldestBrowsers): Map<string, string | undefined> {
	const all = listMembers(roots).map(
		([name, entry]) => [name, describeNewer(entry, oldest)] as const,
	);
	const older = new Set(all.filter(([, since]) => !since).map(([name]) => name));
	const found = new Map(
		all.filter(([, since]) => since).map(([name]) => [name, undefined as string | undefined]),
	);
	for (const [name, entry] of listMembers([builtins]))
		if (found.has(name) && !older.has(name)) found.set(name, describeNewer(entry, oldest));
	return found;
}
