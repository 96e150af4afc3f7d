import type { Database } from '#db/client';
import { dropPlan } from '#db/plans/due-plans';
import { type ImportedPlan, importForwards, importPlans } from '#db/plans/exported-plans';
import { importAuthor } from '#db/posts/authors';
import { importLedAddresses, mostPictureAddresses } from '#db/posts/missed-address-redirects';
import { importSearches, importVisits } from '#db/readers/exported-visits';
import { saveCategory } from '#db/topics/categories';
import { importTopicMemory } from '#db/topics/import-topics';
import type { PictureStore } from '#lib/picture-store';
import { counted } from './counted.ts';
import type { ImportSource } from './import-item.ts';
import { type ImportReport, importItems } from './import-items.ts';
import { createPictureBringer } from './pictures/bring-pictures.ts';
import { checkPictures } from './pictures/check-pictures.ts';
import type { PictureFetcherOptions } from './pictures/fetch-picture.ts';
import type { PictureCounts } from './pictures/picture-library.ts';

export interface BlogImport {
	db: Database;
	/** Opened only when the import stores pictures. */
	openPictures: () => Promise<{ pictures: PictureStore; close: () => Promise<void> }>;
	publish: boolean;
	asDrafts: boolean;
	/** Posts and plans whose time has passed come as drafts, and not at all. */
	hold?: boolean;
	/** Downloads the old blog's pictures. */
	withPictures: boolean;
	now: Date;
	onProgress?: (done: number, total: number) => void;
	/** Called at the end of the transaction, because what was scheduled may be due before anybody opens the desk. */
	announce?: () => Promise<void>;
	/** Called after each picture: encoding them may take minutes. */
	onPicture?: (counts: PictureCounts) => void;
	/** Tests use a server on this machine. */
	fetching?: Partial<PictureFetcherOptions>;
}

export interface BlogImported {
	reports: ImportReport[];
	/** Parts of the source that this blog cannot store. */
	leftOut: string[];
	/** The source's own. */
	remarks?: readonly string[];
	pictures: PictureCounts;
	withPictures: boolean;
	/** Plans whose time has passed: carried out with the next minute, or held. */
	duePlans?: readonly ImportedPlan[];
	isHeld?: boolean;
}

const listUnled = (count: number) =>
	count === 0
		? []
		: [
				`${counted(count, 'endereço antigo de imagem', 'endereços antigos de imagens')} (cabem ${mostPictureAddresses.toLocaleString('pt-BR')})`,
			];

/** Imports a whole blog in one transaction. Nothing is written over what is there. */
export async function importBlog(source: ImportSource, options: BlogImport): Promise<BlogImported> {
	const { db, publish, asDrafts, hold = false, now, withPictures, onProgress, fetching } = options;
	const own = source.pictures ?? [];
	const takePictures = await checkPictures(own);
	const opened = withPictures || own.length > 0 ? await options.openPictures() : undefined;
	const hosts = source.ownHosts ?? [];
	const bringer = createPictureBringer(db, {
		store: withPictures ? opened?.pictures : undefined,
		findPicture: source.findPicture,
		findFull: source.findFull,
		hosts,
		now,
		...(options.onPicture && { onPicture: options.onPicture }),
		...fetching,
	});
	let duePlans: ImportedPlan[] = [];
	let unled = 0;
	try {
		const reports = await importItems(db, source.items(), {
			publish,
			asDrafts,
			hold,
			now,
			place: { hosts, path: source.ownPath ?? '' },
			...(onProgress && { onProgress }),
			bringPictures: bringer.bring,
			begin: async (transaction) => {
				for (const category of source.categories ?? []) await saveCategory(transaction, category);
				if (source.topics) await importTopicMemory(transaction, source.topics, now);
				for (const author of source.authors ?? []) await importAuthor(transaction, author);
			},
			finish: async (transaction) => {
				await bringer.library.save(transaction);
				const plans = asDrafts ? [] : await importPlans(transaction, source.plans ?? []);
				duePlans = plans.filter(({ at, waits }) => waits === null && at <= now.toISOString());
				if (hold) for (const { id } of duePlans) await dropPlan(transaction, id);
				await importForwards(transaction, source.forwards ?? []);
				const addresses = [...(source.ledAddresses ?? []), ...bringer.old.list()];
				unled = await importLedAddresses(transaction, addresses, now.toISOString());
				for await (const visits of source.visits?.() ?? []) await importVisits(transaction, visits);
				await importSearches(transaction, source.searches ?? []);
				if (opened) await takePictures(transaction, opened.pictures);
				await options.announce?.();
			},
		});
		const leftOut = [...(source.listLeftOut?.() ?? []), ...listUnled(unled)];
		const { remarks = [] } = source;
		const pictures = bringer.library.counts;
		return { reports, leftOut, remarks, pictures, withPictures, duePlans, isHeld: hold };
	} finally {
		await opened?.close();
	}
}
