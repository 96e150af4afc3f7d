import { readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';

export type CorpusCase = Record<string, unknown> & { id: string };

export interface Corpus {
	name: string;
	kind: string;
	cases: CorpusCase[];
}

/** Reads a corpus file: `{ name, kind, cases }`, a Ghost export, or a WordPress export. Keeps unknown fields. */
export function readCorpus(path: string): Corpus {
	const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
	if (text.trimStart().startsWith('<')) return readWordPress(text, path);
	const data = JSON.parse(text);
	if (Array.isArray(data?.db)) return readGhost(data.db);
	const cases: unknown[] = Array.isArray(data) ? data : data.cases;
	if (!Array.isArray(cases)) throw new Error(`${path} has no list of cases`);
	return {
		name: String(data.name ?? path),
		kind: String(data.kind ?? ''),
		cases: cases.map((entry, index) => {
			const fields = typeof entry === 'object' && entry !== null ? entry : { payload: entry };
			return { ...fields, id: String((fields as { id?: unknown }).id ?? index) };
		}),
	};
}

function readGhost(db: { data: { posts?: Record<string, unknown>[] } }[]): Corpus {
	const posts = db.flatMap(({ data }) => data.posts ?? []);
	const cases = posts.map((post, index) => ({
		id: String(post['id'] ?? index),
		title: post['title'],
		content: post['html'] ?? '',
	}));
	return { name: 'ghost', kind: 'post', cases };
}

function readWordPress(xml: string, name: string): Corpus {
	const cases: CorpusCase[] = [];
	const parser = new SaxesParser();
	let item: CorpusCase | undefined;
	let text = '';
	const add = (part: string) => {
		text += part;
	};
	parser.on('opentag', ({ name: tag }) => {
		text = '';
		if (tag === 'item') item = { id: String(cases.length), title: '', content: '' };
	});
	parser.on('text', add);
	parser.on('cdata', add);
	parser.on('closetag', ({ name: tag }) => {
		if (item && tag === 'title') item['title'] = text;
		if (item && tag === 'content:encoded') item['content'] = text;
		if (item && tag === 'item') {
			cases.push(item);
			item = undefined;
		}
	});
	parser.write(xml).close();
	return { name, kind: 'post', cases };
}
