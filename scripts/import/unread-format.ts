import { ImportError } from './import-error.ts';

const formats =
	'São lidos: a exportação do WordPress (.xml), a do Ghost (.json), a deste blog (pasta ou .zip), Markdown (.md, .mdx, .markdown ou a pasta do site) e coleções em JSON.';

/** What it is, by the names of its files and how one of them begins; what is more special stands higher. */
const others: readonly (readonly [what: string, shows: RegExp])[] = [
	[
		'a exportação do Wix não é lida',
		/\bwixstatic\.com\b|wix:image:\/\/|"?Internal ID"?,"?Title"?|^\W*Title"?,"?(?:Excerpt|Slug|Published Date|Cover Image)\b/i,
	],
	[
		'a exportação do Substack não é lida',
		/(?:^|\/)posts\.csv$|\bsubstack\b|^\W*post_id,post_date,is_published/i,
	],
	[
		'a exportação do Medium não é lida',
		/(?:^|\/)profile\/profile\.html$|(?:^|\/)posts\/\d{4}-\d\d-\d\d_[^/]+\.html$|\bmedium\.com\b/i,
	],
	[
		'a exportação do Blogger não é lida',
		/\btag:blogger\.com|schemas\.google\.com\/blogger|(?:^|\/)Blogger\/(?:.*\/)?\w+\.atom$/i,
	],
	['a exportação do Tumblr não é lida', /<tumblr\b|(?:^|\/)posts_index\.html$|"tumblelog"/i],
	['a exportação do LiveJournal não é lida', /<livejournal\b|\blivejournal\.com\b/i],
	['a exportação do Drupal não é lida', /<(?:node_export|drupal)\b|"jsonapi"\s*:|"node--/i],
	['a exportação do Joomla não é lida', /<j2xml\b/i],
	[
		'a exportação do Movable Type ou TypePad não é lida',
		/^(?:AUTHOR|TITLE|BASENAME): [^\n]*\n(?:[A-Z ]+: [^\n]*\n)+/,
	],
	['a exportação do Contentful não é lida', /"contentTypes"\s*:/],
	['a exportação do Evernote não é lida', /<en-export\b/i],
	[
		'a exportação do Notion não é lida',
		/ [0-9a-f]{32}(?:_all)?\.(?:html|csv)$|(?:^|\/)Export(?:Block)?-[0-9a-f]{8}-[0-9a-f-]{27}/i,
	],
	['a resposta da API do WordPress (JSON) não é lida', /"rendered"\s*:/],
	['um feed em JSON (JSON Feed) não é lido', /jsonfeed\.org\/version/i],
	['uma lista de feeds (OPML) não é lida', /<opml\b/i],
	['um mapa do site (sitemap) não é lido', /<(?:urlset|sitemapindex)\b/i],
	['um feed RDF (RSS 1.0) não é lido', /<rdf:RDF\b/i],
	['um feed Atom não é lido', /<feed\b/i],
	['um desenho SVG não é lido', /<svg\b/i],
	['uma planilha (CSV) não é lida', /\.csv$/i],
];

/** Documents, whatever is in them: by their own name, or by a file within, because most are zips. */
const documents: readonly (readonly [what: string, shows: RegExp])[] = [
	['um documento do Word não é lido', /\.do[ct][xm]?$|^word\/document\.xml$/i],
	['uma planilha não é lida', /\.(?:xls[xmb]?|ods|numbers)$|^xl\/workbook\.xml$/i],
	['uma apresentação não é lida', /\.(?:ppt[xm]?|odp|key)$|^ppt\/presentation\.xml$/i],
	['um documento do LibreOffice não é lido', /\.f?odt$|^META-INF\/manifest\.xml$/i],
	['um documento do Pages não é lido', /\.pages$|^Index\/Document\.iwa$/i],
	['um livro (EPUB) não é lido', /\.epub$|^META-INF\/container\.xml$/i],
	['um PDF não é lido', /\.pdf$/i],
	['um texto RTF não é lido', /\.rtf$/i],
	['uma cópia do banco de dados (SQL) não é lida', /\.sql$/i],
];

/** Refuses a document by its name, or by the names of what is in it. */
export function refuseDocument(name: string, files: readonly string[] = [name]): void {
	const found = documents.find(([, shows]) => files.some((each) => shows.test(each)));
	if (found) throw new ImportError(`${name}: ${found[0]}. ${formats}`);
}

/** Refuses what none of the formats is; `otherwise` says why when nothing tells what it is. */
export function unreadFormat(
	name: string,
	files: readonly string[],
	{ start = '', otherwise = 'não está em um formato que se leia' } = {},
): ImportError {
	const [what = otherwise] =
		others.find(([, shows]) => [start, ...files].some((each) => shows.test(each))) ?? [];
	return new ImportError(`${name}: ${what}. ${formats}`);
}
