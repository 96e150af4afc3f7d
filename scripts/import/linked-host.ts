import { readOldAddress } from '#domain/names/old-address';

const link = /https?:\/\/(?:www\.)?([\w.-]+)(\/[^\s"'<>()#?]*)/gi;
const ofFile = /\.(?!html?$|php$)[a-z]\w{1,4}$/i;

/** Finds where a blog was that does not say it: at the host under which its texts name its posts. */
export class LinkedHost {
	/** Of posts. */
	readonly #own = new Set<string>();
	/** Paths of pages, by host. */
	readonly #linked = new Map<string, Set<string>>();

	/** A post's old address, and its text in HTML or Markdown. */
	add(address: string, text: string): void {
		const own = readOldAddress(address);
		if (own === undefined) return;
		this.#own.add(own);
		for (const [, host = '', path = ''] of text.toLowerCase().matchAll(link)) {
			const page = readOldAddress(path);
			// A text that names itself elsewhere was published there, too.
			if (page === undefined || page === own || ofFile.test(page)) continue;
			this.#linked.set(host, (this.#linked.get(host) ?? new Set()).add(page));
		}
	}

	/** Undefined when no host has mostly addresses of posts: one that has few has them by chance. */
	find(): string | undefined {
		const found = [...this.#linked]
			.map(([host, pages]) => ({
				host,
				own: [...pages].filter((page) => this.#own.has(page)).length,
				all: pages.size,
			}))
			.filter(({ own, all }) => own > 0 && own * 2 >= all);
		return found.sort((one, other) => other.own - one.own)[0]?.host;
	}
}

const unsaid = 'O arquivo não diz onde o blog estava';

/** What its owner should know of such a source. */
export const describeHost = (host: string | undefined): string =>
	host
		? `${unsaid}. Pelos links dos textos, era ${host}.`
		: `${unsaid}, e links entre os posts podem levar ainda para lá. Para que levem aos daqui, exclua o que veio, também da lixeira, e importe de novo com --site=https://…`;
