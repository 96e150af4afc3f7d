import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ImportItem } from './import-item.ts';
import { readArticleFields } from './markdown/article-fields.ts';
import { isRecord } from './markdown/front-matter.ts';
import { readArticle } from './markdown/read-article.ts';
import { isMarkdown, plainFolder } from './markdown/read-site.ts';
import { asDraft, whyHidden, whyUnlisted } from './why-hidden.ts';

const plainFile = { ...plainFolder, name: '' };

/** The articles of a collection `{ name, cases }`, or of a plain list; none of anything else. `name` is the file's. */
export function readCollection(data: unknown, path: string): ImportItem[] {
	const cases = isRecord(data) ? data['cases'] : data;
	if (!Array.isArray(cases)) return [];
	const collection =
		isRecord(data) && typeof data['name'] === 'string' ? data['name'] : basename(path);
	return cases.map((entry: unknown, index) => {
		const record = isRecord(entry) ? entry : {};
		const id = String(record['id'] ?? index);
		const source = String(record['path'] ?? id);
		const { scheduled_at, date, expires_at } = readArticleFields(record, plainFile);
		const times = { scheduled_at: scheduled_at ?? record['scheduled_at'] ?? date, expires_at };
		const fields = { ...record, ...times };
		const item = { key: `${collection}/${id}`, place: '', source, fields };
		return asDraft(item, whyHidden(record) ?? whyUnlisted(record, []));
	});
}

/** The articles of one Markdown file, or of a folder of them that were written for this blog, sorted by name. */
export function readItems(path: string): ImportItem[] {
	if (statSync(path).isFile())
		return [
			readArticle(readFileSync(path), basename(path), {
				...plainFolder,
				above: basename(dirname(path)),
			}),
		];
	const own = { ...plainFolder, isOwn: true };
	return readdirSync(path, { recursive: true, encoding: 'utf8' })
		.filter(isMarkdown)
		.sort()
		.map((name) => readArticle(readFileSync(join(path, name)), name, own));
}
