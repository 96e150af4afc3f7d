/** The revision of a post that its public page shows; 0 when it shows none. */
export function readShownRevision(html: string): number {
	const found = /<article\b[^>]*\bdata-revision="(\d+)"/.exec(html);
	return found ? Number(found[1]) : 0;
}

export interface ShownPage {
	status: number;
	html: string;
}

/** Whether an address shows this revision of its post, or a newer one; without a revision, that it shows none. */
export function showsRevision({ status, html }: ShownPage, revision: number | null): boolean {
	if (revision === null) return status === 404 || status === 410 || (status >= 300 && status < 400);
	return status === 200 && readShownRevision(html) >= revision;
}
