import { ImportError } from './import-error.ts';

const formats =
	'Formatos aceitos: a exportação do WordPress (.xml), a do Blogger (.xml ou o Takeout), a do Ghost (.json), a deste blog (pasta ou .zip), o feed de qualquer blog (RSS ou Atom), Markdown (.md, .mdx, .markdown ou a pasta do site) e coleções em JSON.';

/** What it is, what to do instead, and how it is known: by the names of its files and how one of them begins. */
type Unread = readonly [what: string, instead: string, shows: RegExp];

/** What is more special stands higher. */
const others: readonly Unread[] = [
	[
		'a exportação do Wix não é aceita',
		'importe o feed do blog, que está em /blog-feed.xml',
		/\bwixstatic\.com\b|wix:image:\/\/|"?Internal ID"?,"?Title"?|^\W*Title"?,"?(?:Excerpt|Slug|Published Date|Cover Image)\b/i,
	],
	[
		'a exportação do Substack não é aceita',
		'importe o feed dele, que está em /feed',
		/(?:^|\/)posts\.csv$|\bsubstack\b|^\W*post_id,post_date,is_published/i,
	],
	[
		'a exportação do Medium não é aceita',
		'importe o feed dela, https://medium.com/feed/@nome',
		/(?:^|\/)profile\/profile\.html$|(?:^|\/)posts\/\d{4}-\d\d-\d\d_[^/]+\.html$|\bmedium\.com\b/i,
	],
	[
		'a exportação do Tumblr não é aceita',
		'importe o feed dele, que está em /rss',
		/<tumblr\b|(?:^|\/)posts_index\.html$|"tumblelog"/i,
	],
	[
		'a exportação do Notion em HTML não é aceita',
		'exporte de novo em "Markdown & CSV"',
		/ [0-9a-f]{32}(?:_all)?\.(?:html|csv)$/i,
	],
	[
		'a exportação desse sistema (Drupal, Joomla, LiveJournal, Movable Type, Contentful) não é aceita',
		'importe o feed do blog, ou use um conversor para o formato do Ghost',
		/<(?:node_export|drupal|j2xml|livejournal)\b|"jsonapi"\s*:|"node--|"contentTypes"\s*:|^(?:AUTHOR|TITLE|BASENAME): [^\n]*\n(?:[A-Z ]+: [^\n]*\n)+/,
	],
	[
		'um feed ou uma resposta em JSON não é aceita',
		'importe o feed do blog em XML, que no WordPress está em /feed',
		/"rendered"\s*:|jsonfeed\.org\/version/i,
	],
	[
		'uma lista de endereços (OPML ou mapa do site) não é aceita',
		'importe o feed do blog',
		/<(?:opml|urlset|sitemapindex)\b/i,
	],
	[
		'um zip dentro de outro, ou o que não é um zip (.tgz, .rar, .7z), não é aceito',
		'descompacte-o e importe a pasta',
		/\.(?:zip|tgz|tar|gz|rar|7z)$/i,
	],
];

/** Documents, whatever is in them: by their own name, or by a file within, because most are zips. */
const documents: readonly Unread[] = [
	[
		'uma cópia do banco de dados (SQL) não é aceita',
		'exporte o blog pelo painel dele, ou importe o feed',
		/\.sql$/i,
	],
	[
		'uma planilha ou apresentação não é aceita',
		'copie e cole no editor o que for texto',
		/\.(?:xls[xmb]?|ods|numbers|ppt[xm]?|odp|key)$|^(?:xl\/workbook|ppt\/presentation)\.xml$/i,
	],
	[
		'um documento (Word, LibreOffice, Pages, PDF, RTF, EPUB) não é aceito',
		'abra-o, copie e cole no editor',
		/\.(?:do[ct][xm]?|f?odt|pages|pdf|rtf|epub)$|^word\/document\.xml$|^META-INF\/(?:manifest|container)\.xml$|^Index\/Document\.iwa$/i,
	],
];

function find(list: readonly Unread[], signs: readonly string[]): string | undefined {
	const [what, instead] = list.find(([, , shows]) => signs.some((sign) => shows.test(sign))) ?? [];
	return what && `${what}: ${instead}.`;
}

/** By which a zip or a folder is itself a document, whatever it is called. */
export const isPartOfDocument = (name: string): boolean => /\.(?:xml|iwa)$/i.test(name);

/** Refuses a document by its name, or by the names of what is in it. */
export function refuseDocument(name: string, files: readonly string[] = [name]): void {
	const found = find(documents, files);
	if (found) throw new ImportError(`${name}: ${found}`);
}

/** Refuses what none of the formats is; `otherwise` says why when nothing tells what it is. */
export function unreadFormat(
	name: string,
	files: readonly string[],
	{ start = '', otherwise = 'não está em um formato aceito' } = {},
): ImportError {
	const known = find(others, [start, ...files]) ?? find(documents, files);
	return new ImportError(`${name}: ${known ?? `${otherwise}. ${formats}`}`);
}
