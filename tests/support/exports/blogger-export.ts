/** Made by hand from the documented shape: archives of Blogger are private by nature. */

interface BloggerEntry {
	/** Its number. */
	id: number;
	title?: string;
	content?: string;
	labels?: string[];
	published?: string;
	/** Its path. */
	address?: string;
}

const cdata = (text: string) => `<![CDATA[${text}]]>`;
const tag = (id: number) => `tag:blogger.com,1999:blog-77.post-${id}`;
const host = 'http://notas.blogspot.com';
const noon = '2012-05-04T12:00:00.000-03:00';

interface BackupEntry extends BloggerEntry {
	kind?: string;
	isDraft?: boolean;
}

export function aBackupEntry({
	id,
	title = `Título ${id}`,
	content = '<p>Um texto.</p>',
	labels = [],
	published = noon,
	address,
	kind = 'post',
	isDraft = false,
}: BackupEntry): string {
	return `<entry><id>${tag(id)}</id>
	<published>${published}</published><updated>2013-01-02T12:00:00.000-02:00</updated>
	${isDraft ? '<app:control xmlns:app="http://www.w3.org/2007/app"><app:draft>yes</app:draft></app:control>' : ''}
	<category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#${kind}"/>
	${labels.map((label) => `<category scheme="http://www.blogger.com/atom/ns#" term="${label}"/>`).join('')}
	<title type="text">${cdata(title)}</title><content type="html">${cdata(content)}</content>
	<link rel="replies" type="text/html" href="${host}/x#comments" title="2 comentários"/>
	<link rel="self" type="application/atom+xml" href="https://www.blogger.com/feeds/77/posts/default/${id}"/>
	${address === undefined ? '' : `<link rel="alternate" type="text/html" href="${host}${address}" title="${id}"/>`}
	<author><name>Ana Prado</name><email>noreply@blogger.com</email></author>
	<thr:total>2</thr:total></entry>`;
}

/** What Blogger's settings call a backup. */
export const aBackup = (
	...entries: string[]
): string => `<?xml version='1.0' encoding='UTF-8'?><?xml-stylesheet href="https://www.blogger.com/styles/atom.css" type="text/css"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:thr="http://purl.org/syndication/thread/1.0">
<id>tag:blogger.com,1999:blog-77.archive</id><updated>2013-01-02T12:00:00.000-02:00</updated><title type="text">Notas</title>
<link rel="self" type="application/atom+xml" href="https://www.blogger.com/feeds/77/archive"/>
<link rel="alternate" type="text/html" href="${host}/"/>
<author><name>Ana Prado</name></author><generator version="7.00" uri="http://www.blogger.com">Blogger</generator>
${entries.join('\n')}</feed>`;

interface TakeoutEntry extends BloggerEntry {
	type?: string;
	status?: string;
	trashed?: string;
	/** Additional elements, as XML. */
	more?: string;
}

export function aTakeoutEntry({
	id,
	title = `Título ${id}`,
	content = '<p>Um texto.</p>',
	labels = [],
	published = '2012-05-04T15:00:00Z',
	address = '',
	type = 'POST',
	status = 'LIVE',
	trashed = '',
	more = '',
}: TakeoutEntry): string {
	return `<entry><id>${tag(id)}</id><blogger:type>${type}</blogger:type><blogger:status>${status}</blogger:status>
	<author><name>Ana Prado</name><uri></uri><blogger:type>BLOGGER</blogger:type></author>
	<title>${cdata(title)}</title><content type="html">${cdata(content)}</content>
	<blogger:metaDescription/><blogger:created>2012-05-01T15:00:00Z</blogger:created>
	<published>${published}</published><updated>2013-01-02T15:00:00Z</updated><blogger:location/>
	${labels.map((label) => `<category scheme="tag:blogger.com,1999:blog-77" term="${label}"/>`).join('')}
	<blogger:filename>${address}</blogger:filename><link/><enclosure/><blogger:trashed>${trashed}</blogger:trashed>${more}</entry>`;
}

/** `feed.atom` of Google's Takeout. */
export const aTakeoutFeed = (
	...entries: string[]
): string => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:blogger="http://schemas.google.com/blogger/2018">
<id>tag:blogger.com,1999:blog-77</id><title>Notas</title>
${entries.join('\n')}</feed>`;
