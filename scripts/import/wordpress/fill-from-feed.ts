type Texts = Record<string, string>;

function nameIn(link: string): string {
	if (!URL.canParse(link)) return '';
	const name = new URL(link).pathname.split('/').findLast(Boolean) ?? '';
	return name.replace(/\.(?:html?|php)$/i, '');
}

const endsInDots = /(?:…|&#8230;|&hellip;|\.\.\.)\]?(?:\s|<[^<>]*>)*$/;

/** A plain feed has an item's number only in its guid, its name in its address, and its text perhaps in its description. */
export function fillFromFeed(texts: Texts): Texts {
	if (texts['post_id']) return texts;
	const { guid = '', link = '', description = '', content, post_name, status } = texts;
	const [, number = ''] = /[?&]p=(\d+)$/.exec(guid) ?? [];
	const isCut = !content && endsInDots.test(description);
	return {
		...texts,
		post_id: number,
		post_name: post_name || nameIn(link),
		content: content || description,
		status: status || (isCut ? 'cut' : 'publish'),
	};
}
