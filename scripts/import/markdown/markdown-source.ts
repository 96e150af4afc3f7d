import { counted } from '../counted.ts';
import { type FileTree, readStart, readWhole } from '../file-tree.ts';
import type { ImportItem, ImportSource } from '../import-item.ts';
import { findChoice } from '../why-hidden.ts';
import { readFrontMatter, startsFrontMatter } from './front-matter.ts';
import { withHeaderLanguages } from './header-languages.ts';
import { isExplicit, listBlogs } from './ignored.ts';
import { openInherited } from './inherited-states.ts';
import { readOldSite } from './old-site.ts';
import { readArticle } from './read-article.ts';
import { readAuthors } from './read-authors.ts';
import { isHtml, type MarkdownSite, readSite } from './read-site.ts';
import { listSections } from './sections.ts';
import { findPictureIn } from './site-pictures.ts';

const dated =
	/^[ \t]*["']?(?:date|pubdate|publishdate|created|published)\w*["']?[ \t]*[:=][ \t]*["']?(\d{1,2})\/(\d{1,2})\/\d{4}\b/im;

/** Whether `03/04/2015` is in March: where another date of the blog has a 13th month or more if read day first. */
async function isMonthFirst(
	names: readonly string[],
	readStart: (name: string) => Promise<string>,
): Promise<boolean> {
	for (const name of names) {
		const [, first, second] = dated.exec(await readStart(name)) ?? [];
		if (Number(second) > 12) return true;
		if (Number(first) > 12) return false;
	}
	return false;
}

const mostMarkdownBytes = 4_000_000;
/** A header that cannot be read is refused with its article. */
function readFields(start: string): Record<string, unknown> {
	try {
		return readFrontMatter(start).fields;
	} catch {
		return {};
	}
}

function listLeftOut(
	site: MarkdownSite,
	{ pages, undated }: { pages: number; undated: number },
): string[] {
	return [
		...(site.besides > 0
			? [`${counted(site.besides, 'arquivo', 'arquivos')} de Markdown fora dos artigos`]
			: []),
		...(undated > 0
			? [
					`${counted(undated, 'página', 'páginas')} sem data de ${[...site.pageSections].sort().join(', ')}`,
				]
			: []),
		...(pages > 0 ? [`${counted(pages, 'página', 'páginas')} em HTML`] : []),
		...(site.others > 0
			? [
					`${counted(site.others, 'texto', 'textos')} em outro formato (reStructuredText, AsciiDoc, Org, Textile, documentos do Word ou do LibreOffice)`,
				]
			: []),
	];
}

/** What Jekyll, Hexo, Hugo, Zola, Pelican and Docusaurus hide they call so; with other tools only the articles tell. */
async function findChoiceOf(
	site: MarkdownSite,
	readStartOf: (name: string) => Promise<string>,
): Promise<string | undefined> {
	const isShownUnsaid = site.isJekyll || site.settings.length > 0;
	for (const name of site.articles) {
		const choice = findChoice(readFields(await readStartOf(name)), isShownUnsaid);
		if (choice !== undefined) return choice;
	}
	return undefined;
}

/** Opens a folder or a zip of Markdown: a generator's site, or any files. */
export async function openMarkdown(
	tree: FileTree,
	given: string,
	siteUrl?: string,
): Promise<ImportSource> {
	const read = (name: string) => readWhole(tree.open(name), mostMarkdownBytes, name);
	const { settings } = readSite(tree.names);
	const program = settings.find((name) => /docusaurus\.config\.\w+$/.test(name));
	const blogs = program === undefined ? [] : listBlogs((await read(program)).toString());
	const readStartOf = (name: string) => readStart(tree.open(name));
	const byNames = {
		...readSite(
			tree.names,
			blogs.map(({ path }) => path),
		),
		above: given,
	};
	const site = await withHeaderLanguages(byNames, async (name) =>
		readFields(await readStartOf(name)),
	);
	const readAll = (names: readonly string[]) =>
		Promise.all(
			names.map(async (name) => ({
				name: name.slice(site.root.length),
				text: (await read(name)).toString(),
			})),
		);
	const old = readOldSite(await readAll(site.settings), site, siteUrl);
	const ignoring = await readAll(site.ignoreFiles);
	old.listInherited = openInherited(site, old.settings ?? {}, {
		sections: await readAll(site.sections),
		data: await readAll(site.dataFiles),
		ignoring,
		blogs,
	});
	for (const name of site.authorFiles)
		old.authors ??= readAuthors(name, (await read(name)).toString());
	old.isMonthFirst = await isMonthFirst(site.articles, readStartOf);
	old.choice = isExplicit(ignoring) ? 'publish' : await findChoiceOf(site, readStartOf);
	let pages = 0;
	let undated = 0;
	const isUndated = ({ source, fields }: ImportItem) =>
		fields['date'] === undefined &&
		fields['unreadable'] === undefined &&
		site.pageSections.has(listSections(source.slice(site.root.length))[0] ?? '');
	async function* items(): AsyncGenerator<ImportItem> {
		pages = 0;
		undated = 0;
		for (const name of site.articles) {
			if (isHtml(name) && !startsFrontMatter(await readStartOf(name))) pages += 1;
			else {
				const item = readArticle(await read(name), name, site, old);
				if (isUndated(item)) undated += 1;
				else yield item;
			}
		}
	}
	return {
		items,
		ownHosts: old.place?.hosts ?? [],
		ownPath: old.place?.path ?? '',
		listLeftOut: () => listLeftOut(site, { pages, undated }),
		findPicture: findPictureIn(tree, site.root),
	};
}
