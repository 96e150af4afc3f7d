const setting = /^([A-Z_]+)[ \t]*=[ \t]*u?(["'])(.*?)\2/gm;
const days: Record<string, string> = { Y: ':year', m: ':month', d: ':day' };

const defaults = /^DEFAULT_METADATA[ \t]*=([\s\S]*?)(?=^[A-Z_]+[ \t]*=|(?![\s\S]))/m;
const statusWithin = /\bstatus["']?\s*[:,=]\s*u?["']([^"']*)["']/i;

/** What an article has that says nothing else. */
function readDefaultStatus(text: string): string | undefined {
	const [, given = ''] = defaults.exec(text.replace(/^[ \t]*#.*$/gm, '')) ?? [];
	return statusWithin.exec(given)?.[1];
}

const lists = /^(ARTICLE_EXCLUDES|IGNORE_FILES)[ \t]*=[ \t]*[[(]([^\])]*)[\])]/gm;

/** Pelican's settings are Python: only what stands there as a text is read. */
export function parsePelican(text: string): Record<string, unknown> {
	const found = new Map([...text.matchAll(setting)].map(([, name, , value]) => [name, value]));
	const passedOver = [...text.matchAll(lists)].map(([, name = '', inside = '']) => [
		name.toLowerCase(),
		[...inside.matchAll(/(["'])(.*?)\1/g)].map(([, , path]) => path),
	]);
	const pattern = found
		.get('ARTICLE_URL')
		?.replace(/\{date:([^}]*)\}/g, (_, format: string) =>
			format.replace(/%-?([a-zA-Z])/g, (word, letter: string) => days[letter] ?? word),
		)
		.replace(/\{(slug|category)\}/g, (_, name: string) =>
			name === 'slug' ? ':title' : ':category',
		);
	return {
		...Object.fromEntries(passedOver),
		author: found.get('AUTHOR'),
		url: found.get('SITEURL'),
		permalink: pattern,
		timezone: found.get('TIMEZONE'),
		default_status: readDefaultStatus(text),
	};
}
