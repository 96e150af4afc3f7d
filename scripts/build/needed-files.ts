/**
 * Tags through which our pages need other files, drawings among them. Links and pictures in an author's text are the
 * author's responsibility.
 */
const needingTag = /<(?:a|link|script|astro-island|img class="art" src="\/panels\/)\b[^>]*>/g;
const address = /\s(?:href|src|component-url|renderer-url|before-hydration-url)="(\/[^"]*)"/g;
const opensNewTab = /\starget="_blank"/;

/** Addresses on this site that pages need, such as `/posts?page=2`, each with one of the pages. */
export type Needs = Map<string, string>;

export interface RenderedPages {
	/** Such as `post/x.html`. */
	files: ReadonlySet<string>;
	needs: Needs;
}

/** Collects what pages need, one page at a time. */
export class NeededFiles {
	readonly needs: Needs = new Map();
	/** Pages share most of their tags, so each distinct tag is parsed once. */
	readonly #known = new Set<string>();

	add(page: string, html: string): void {
		for (const tag of html.match(needingTag) ?? []) {
			if (this.#known.has(tag)) continue;
			this.#known.add(tag);
			if (opensNewTab.test(tag)) continue;
			for (const [, url = ''] of tag.matchAll(address)) this.#note(url, page);
		}
	}

	join(needs: Needs): void {
		for (const [url, page] of needs) this.#note(url, page);
	}

	#note(url: string, page: string): void {
		if (!this.needs.has(url)) this.needs.set(url, page);
	}
}
