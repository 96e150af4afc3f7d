import type { Database } from '#db/client';
import { listExportedPosts } from '#db/export-blog';
import { listExportedVisits } from '#db/readers/exported-visits';
import {
	type ExportedPicture,
	type ExportFile,
	listPictureFiles,
	writePostFile,
} from '#domain/post/blog-export';
import { writeVisitsFile } from '#domain/readers/visits-export';
import type { PictureStore } from '#lib/picture-store';
import { readExportFrame } from '#steps/schedule/export-frame';
import type { ExportSink } from './export-sink.ts';

export interface ExportCounts {
	posts: number;
	copies: number;
	pictures: number;
	/** Picture files that the library refers to and the store lacks. */
	missing: string[];
}

async function writePictures(
	pictures: readonly ExportedPicture[],
	store: PictureStore,
	sink: ExportSink,
): Promise<string[]> {
	const missing: string[] = [];
	for (const name of pictures.flatMap(listPictureFiles)) {
		const bytes = await store.read(name.replace('images/', ''));
		if (bytes) await sink.write(name, bytes);
		else missing.push(name);
	}
	return missing;
}

/** Exports a consistent copy of the whole blog, as files that this product and others can read. */
export function writeExport(
	db: Database,
	store: PictureStore,
	sink: ExportSink,
	now: Date,
): Promise<ExportCounts> {
	const write = ({ name, text }: ExportFile) => sink.write(name, new TextEncoder().encode(text));
	return db.transaction(
		async (transaction) => {
			const { files, copies, pictures } = await readExportFrame(transaction, now);
			for (const file of files) await write(file);
			let posts = 0;
			for (let after: string | null = null; ; ) {
				const page = await listExportedPosts(transaction, after);
				const last = page.at(-1);
				if (!last) break;
				for (const post of page) await write(writePostFile(post));
				const ids = page.map(({ id }) => id);
				for (const post of await listExportedVisits(transaction, ids)) {
					await write(writeVisitsFile(post));
				}
				posts += page.length;
				after = last.id;
			}
			const missing = await writePictures(pictures, store, sink);
			return { posts, copies: copies.length, pictures: pictures.length, missing };
		},
		{ isolationLevel: 'repeatable read', accessMode: 'read only' },
	);
}
