import { normalize } from 'node:path/posix';
import { isRecord } from './front-matter.ts';
import { readLiterals } from './program-literals.ts';

type Fields = Record<string, unknown>;

interface DocusaurusBlog {
	/** Its folder, without a slash at the end. */
	path: string;
	/** Where its articles are below the site; undefined when only running the settings tells. */
	route: string | undefined;
	/** Patterns of what it passes over. */
	exclude: string[];
}
export interface DocusaurusSettings {
	url?: string;
	baseUrl?: string;
	blogs: DocusaurusBlog[];
}

function blogIn(value: unknown): unknown {
	if (isRecord(value)) return value['blog'];
	if (!Array.isArray(value) || !/plugin-content-blog$/.test(String(value[0]))) return undefined;
	return value[1] ?? {};
}

function toBlog(given: Fields): DocusaurusBlog {
	const { path, routeBasePath, exclude } = {
		path: 'blog',
		routeBasePath: 'blog',
		exclude: [],
		...given,
	};
	const folder = normalize(typeof path === 'string' ? path : 'blog').replace(/\/$/, '');
	return {
		path: folder.startsWith('..') ? 'blog' : folder,
		route: typeof routeBasePath === 'string' ? routeBasePath : undefined,
		exclude: [exclude].flat().filter((each) => typeof each === 'string'),
	};
}

/** Docusaurus's settings are a program. */
export function readDocusaurus(name: string, text: string): DocusaurusSettings {
	const values = readLiterals(name, text);
	if (values.length === 0) return { blogs: [{ path: 'blog', route: undefined, exclude: [] }] };
	const site = values
		.filter(isRecord)
		.find(({ url, baseUrl }) => typeof url === 'string' && typeof baseUrl === 'string');
	const blogs = values.map(blogIn).filter(isRecord).map(toBlog);
	return {
		...(site && { url: String(site['url']), baseUrl: String(site['baseUrl']) }),
		blogs: blogs.length > 0 ? blogs : [toBlog({})],
	};
}
