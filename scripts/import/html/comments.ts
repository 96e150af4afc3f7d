/** Replaces what is between `<!--` and `-->`, in linear time for any number of either. */
export function replaceComments(text: string, replace: (body: string) => string): string {
	const parts = text.split('-->');
	const last = parts.pop() ?? '';
	const done = parts.map((part) => {
		const start = part.indexOf('<!--');
		return start < 0 ? `${part}-->` : part.slice(0, start) + replace(part.slice(start + 4));
	});
	return done.join('') + last;
}
