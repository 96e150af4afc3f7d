import { readFlag } from '../read-flag.ts';
import { pickState } from '../why-hidden.ts';
import { isRecord } from './front-matter.ts';
import { readGlob } from './path-glob.ts';
import type { StateRule } from './state-rule.ts';

type Fields = Record<string, unknown>;

const collectionOf = (name: string) => /(?:^|\/)_([^/]+)\//.exec(name)?.[1]?.toLowerCase();

/** What Jekyll's settings say of the articles in a scope, and of collections, which have pages only where they ask for them. */
export function readJekyllDefaults({ defaults, collections, source }: Fields): StateRule[] {
	const root = typeof source === 'string' ? `${source.replace(/^\.?\/|\/$/g, '')}/` : '';
	const scoped = [defaults]
		.flat()
		.filter(isRecord)
		.flatMap(({ scope, values }) => {
			const { path = '', type } = isRecord(scope) ? scope : {};
			const folder = String(path ?? '').replace(/^\/|\/$/g, '');
			const within = folder === '' ? /^/ : readGlob(folder, '(?:/|$)');
			const finds = (name: string) =>
				within.test(name.startsWith(root) ? name.slice(root.length) : name) &&
				(type === undefined || type === null || (collectionOf(name) ?? 'pages') === String(type));
			return isRecord(values) ? [{ folder, finds, fields: pickState(values) }] : [];
		})
		.toSorted((one, other) => one.folder.length - other.folder.length);
	const hasPages = (name: string) => {
		const collection = collectionOf(name) ?? 'posts';
		const said = isRecord(collections) ? collections[collection] : undefined;
		return (
			['posts', 'drafts'].includes(collection) ||
			(isRecord(said) && readFlag(said['output']) === true)
		);
	};
	return [...scoped, { finds: (name) => !hasPages(name), fields: { render: false } }];
}
