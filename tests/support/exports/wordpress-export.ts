export interface WordPressEntry {
	id?: number | string;
	title?: string;
	content?: string;
	excerpt?: string;
	type?: string;
	status?: string;
	slug?: string;
	link?: string;
	date?: string;
	password?: string;
	/** Additional elements, as XML. */
	more?: string;
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
let numbered = 0;

export const site = 'https://antigo.example';

export function anEntry(given: WordPressEntry = {}): string {
	numbered += 1;
	const id = given.id ?? numbered;
	const slug = given.slug ?? `post-${id}`;
	return `<item>
	<title>${cdata(given.title ?? `Título ${id}`)}</title>
	<link>${given.link ?? `${site}/2012/01/03/${slug}/`}</link>
	<pubDate>Tue, 03 Jan 2012 12:00:00 +0000</pubDate>
	<dc:creator>${cdata('ana')}</dc:creator>
	<guid isPermaLink="false">${site}/?p=${id}</guid>
	<content:encoded>${cdata(given.content ?? 'Um texto.')}</content:encoded>
	<excerpt:encoded>${cdata(given.excerpt ?? '')}</excerpt:encoded>
	<wp:post_id>${id}</wp:post_id>
	<wp:post_date>2012-01-03 10:00:00</wp:post_date>
	<wp:post_date_gmt>${given.date ?? '2012-01-03 12:00:00'}</wp:post_date_gmt>
	<wp:post_name>${slug}</wp:post_name>
	<wp:status>${given.status ?? 'publish'}</wp:status>
	<wp:post_type>${given.type ?? 'post'}</wp:post_type>
	<wp:post_password>${given.password ?? ''}</wp:post_password>
	${given.more ?? ''}
</item>`;
}

/** A WordPress export as text. */
export const anExport = (...entries: string[]): string => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.9" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
	<title>Antigo</title>
	<link>${site}</link>
	<wp:wxr_version>1.2</wp:wxr_version>
	<wp:base_site_url>${site}</wp:base_site_url>
	<wp:base_blog_url>${site}</wp:base_blog_url>
	<wp:author><wp:author_login>ana</wp:author_login><wp:author_display_name>${cdata('Ana Souza')}</wp:author_display_name></wp:author>
${entries.join('\n')}
</channel>
</rss>
`;
