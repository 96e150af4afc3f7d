/** The revision of a post that its public page shows; 0 when it shows none. */
export function readShownRevision(html: string): number {
	const found = /<article\b[^>]*\bdata-revision="(\d+)"/.exec(html);
	return found ? Number(found[1]) : 0;
}
