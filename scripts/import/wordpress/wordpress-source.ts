import { tableOf } from '#domain/text/table-of';
import { counted } from '../counted.ts';
import { inFile } from '../import-error.ts';
import type { ImportItem, ImportSource } from '../import-item.ts';
import { readItem } from '../in-time.ts';
import { findFullAmong } from '../pictures/full-picture.ts';
import { readWordPressExport } from './read-export.ts';
import { isGuestAuthor } from './signed-by.ts';
import { indexSite, type SiteIndex } from './site-index.ts';
import { toItem } from './to-item.ts';

const start = '<![CDATA[';
const end = ']]>';
/** Of a tag, so that no more than this is held back. */
const longest = 500;
const openingTag = /<([\w:.-]+)(?:\s[^<>]*)?>\s*$/;

/** Text is read as Latin-1, which changes no byte; all marks are ASCII. */
class CdataMender {
	#rest = '';
	#seen = '';
	#closing: RegExp | undefined;

	read(text: string, isLast: boolean): string {
		const written: string[] = [];
		this.#rest += text;
		for (let part = this.#step(isLast); part !== undefined; part = this.#step(isLast)) {
			written.push(part);
			this.#seen = (this.#seen + part).slice(-longest);
		}
		return written.join('');
	}

	/** The text up to the next mark; undefined when the next step needs more text. */
	#step(isLast: boolean): string | undefined {
		const mark = this.#closing ? end : start;
		const at = this.#rest.indexOf(mark);
		if (at < 0) return this.#take(isLast ? this.#rest.length : this.#rest.length - mark.length + 1);
		if (!this.#closing) {
			const [, name] = openingTag.exec(this.#seen + this.#rest.slice(0, at)) ?? [];
			this.#closing = name ? new RegExp(`^\\s*</${name}\\s*>`) : /^/;
			return this.#take(at + mark.length);
		}
		const after = this.#rest.slice(at + mark.length, at + mark.length + longest);
		if (after.length < longest && !isLast) return this.#take(at);
		if (after.startsWith(start)) return this.#take(at + mark.length + start.length);
		if (!this.#closing.test(after))
			return `${this.#take(at + mark.length)?.slice(0, -1)}]]><![CDATA[>`;
		this.#closing = undefined;
		return this.#take(at + mark.length);
	}

	#take(length: number): string | undefined {
		if (length <= 0) return undefined;
		const taken = this.#rest.slice(0, length);
		this.#rest = this.#rest.slice(length);
		return taken;
	}
}

/**
 * WordPress before 3.5 wrote an article's own `]]>`, such as an advertisement's script has, as it is. Only the one
 * before the element's closing tag is meant as the end.
 */
export async function* mendCdata(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	const mender = new CdataMender();
	for await (const chunk of chunks) {
		yield Buffer.from(mender.read(Buffer.from(chunk).toString('latin1'), false), 'latin1');
	}
	yield Buffer.from(mender.read('', true), 'latin1');
}

type OpenChunks = () => AsyncIterable<Uint8Array>;

const articles = ['post', 'page'];
/** Post types that the import uses, so they are not reported as left out. */
const used = [...articles, 'attachment', 'wp_block', 'revision'];
const names = tableOf<[one: string, many: string]>({
	nav_menu_item: ['item de menu', 'itens de menu'],
	wp_navigation: ['menu', 'menus'],
	wp_template: ['modelo de página', 'modelos de página'],
	wp_template_part: ['parte de modelo', 'partes de modelo'],
	wp_global_styles: ['estilo do tema', 'estilos do tema'],
	custom_css: ['folha de estilo', 'folhas de estilo'],
	oembed_cache: ['cópia de incorporação', 'cópias de incorporações'],
	customize_changeset: ['mudança do tema', 'mudanças do tema'],
});

function listLeftOut(index: SiteIndex, trashed: number): string[] {
	const types = [...index.counts]
		.filter(([type]) => !used.includes(type) && !isGuestAuthor(type))
		.map(([type, count]) =>
			counted(count, ...(names[type] ?? [`item do tipo "${type}"`, `itens do tipo "${type}"`])),
		);
	return [
		...types,
		...(index.comments > 0 ? [counted(index.comments, 'comentário', 'comentários')] : []),
		...(trashed > 0 ? [counted(trashed, 'post da lixeira', 'posts da lixeira')] : []),
	];
}

/** The export as it is, or with its CDATA mended, if it is only XML then. */
async function readIndex(given: OpenChunks): Promise<{ index: SiteIndex; open: OpenChunks }> {
	try {
		return { index: await indexSite(given()), open: given };
	} catch (error) {
		const open = () => mendCdata(given());
		const index = await indexSite(open()).catch(() => {
			throw error;
		});
		return { index, open };
	}
}

/** A WordPress export, read twice: once for what its items know of one another, then item by item. */
export async function openWordPress(given: OpenChunks, name: string): Promise<ImportSource> {
	const { index, open } = await readIndex(given).catch((error: unknown) => {
		throw inFile(name, error);
	});
	let trashed = 0;
	async function* items(): AsyncGenerator<ImportItem> {
		trashed = 0;
		for await (const part of readWordPressExport(open())) {
			if (part.kind !== 'item') continue;
			if (!articles.includes(part.item.texts['post_type'] || 'post')) continue;
			if (part.item.texts['status'] === 'trash') trashed += 1;
			else {
				const { line, texts } = part.item;
				const length = Math.max(...Object.values(texts).map((text) => text.length));
				yield readItem(`linha ${line}`, length, () => toItem(part.item, index));
			}
		}
	}
	return {
		items,
		ownHosts: index.hosts,
		listLeftOut: () => listLeftOut(index, trashed),
		findFull: findFullAmong([...index.attachments.values()].map(({ url }) => url)),
	};
}
