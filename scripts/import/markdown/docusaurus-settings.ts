import { normalize } from 'node:path/posix';
import { parseSync } from 'vite';
import { isRecord } from './front-matter.ts';

type Fields = Record<string, unknown>;

interface DocusaurusBlog {
	/** Its folder, without a slash at the end. */
	path: string;
	/** Where its articles are below the site; undefined when only running the settings tells. */
	route: string | undefined;
}
export interface DocusaurusSettings {
	url?: string;
	baseUrl?: string;
	blogs: DocusaurusBlog[];
}

/** What stands in the settings as it is; undefined for what only running them tells. */
function literalOf(node: unknown): unknown {
	if (!isRecord(node)) return undefined;
	const { type, value, elements, properties, quasis, expression } = node;
	if (type === 'Literal') return value;
	if (type === 'ArrayExpression') return (elements as unknown[]).map(literalOf);
	if (type === 'ObjectExpression') {
		const entries = (properties as Fields[]).flatMap(({ key, value }) => {
			const name = isRecord(key) ? (key['name'] ?? key['value']) : undefined;
			return name === undefined ? [] : [[String(name), literalOf(value)]];
		});
		return Object.fromEntries(entries);
	}
	if (type === 'TemplateLiteral') {
		const [only, ...others] = quasis as { value: { cooked: string } }[];
		return others.length === 0 ? only?.value.cooked : undefined;
	}
	return expression === undefined ? undefined : literalOf(expression);
}

function* listLiterals(node: unknown): Generator<unknown> {
	if (Array.isArray(node)) for (const each of node) yield* listLiterals(each);
	if (!isRecord(node)) return;
	if (/^(?:Object|Array)Expression$/.test(String(node['type']))) yield literalOf(node);
	for (const each of Object.values(node)) yield* listLiterals(each);
}

function blogIn(value: unknown): unknown {
	if (isRecord(value)) return value['blog'];
	if (!Array.isArray(value) || !/plugin-content-blog$/.test(String(value[0]))) return undefined;
	return value[1] ?? {};
}

function toBlog(given: Fields): DocusaurusBlog {
	const { path, routeBasePath } = { path: 'blog', routeBasePath: 'blog', ...given };
	const folder = normalize(typeof path === 'string' ? path : 'blog').replace(/\/$/, '');
	return {
		path: folder.startsWith('..') ? 'blog' : folder,
		route: typeof routeBasePath === 'string' ? routeBasePath : undefined,
	};
}

/** Docusaurus's settings are a program: it is parsed, and never run. */
export function readDocusaurus(name: string, text: string): DocusaurusSettings {
	const { program, errors } = parseSync(name, text, { lang: /ts$/.test(name) ? 'ts' : 'js' });
	if (errors.length > 0) return { blogs: [{ path: 'blog', route: undefined }] };
	const values = [...listLiterals(program.body)];
	const site = values
		.filter(isRecord)
		.find(({ url, baseUrl }) => typeof url === 'string' && typeof baseUrl === 'string');
	const blogs = values.map(blogIn).filter(isRecord).map(toBlog);
	return {
		...(site && { url: String(site['url']), baseUrl: String(site['baseUrl']) }),
		blogs: blogs.length > 0 ? blogs : [toBlog({})],
	};
}
