import { tableOf } from '#domain/text/table-of';
import { counted } from '../counted.ts';
import { inFile } from '../import-error.ts';
import type { ImportItem, ImportSource } from '../import-item.ts';
import { readItem } from '../in-time.ts';
import { unreadFormat } from '../unread-format.ts';
import { mendCdata } from './mend-cdata.ts';
import { OtherXml, readWordPressExport } from './read-export.ts';
import { isGuestAuthor } from './signed-by.ts';
import { indexSite, type SiteIndex } from './site-index.ts';
import { toItem } from './to-item.ts';

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

async function readStart(open: OpenChunks): Promise<string> {
	for await (const chunk of open())
		return new TextDecoder().decode(chunk.subarray(0, 4096)).replaceAll('\0', '');
	return '';
}

/** A WordPress export, read twice: once for what its items know of one another, then item by item. */
export async function openWordPress(given: OpenChunks, name: string): Promise<ImportSource> {
	const { index, open } = await readIndex(given).catch(async (error: unknown) => {
		throw error instanceof OtherXml
			? unreadFormat(name, [name], { start: await readStart(given), otherwise: error.message })
			: inFile(name, error);
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
	return { items, ownHosts: index.hosts, listLeftOut: () => listLeftOut(index, trashed) };
}
