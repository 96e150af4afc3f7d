import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { OutputOf } from '#contract/endpoint';
import { exportBlog } from '#contract/export-blog';
import { call } from '../../api/call.ts';

export interface ExportProgress {
	done: number;
	/** Unknown until the last text has arrived. */
	total: number | undefined;
}

export interface DownloadedExport {
	zip: Blob;
	files: number;
	/** Pictures that could not be read. */
	missing: string[];
}

/** Builds a zip from pieces that the browser may keep on disk. */
function openZip() {
	const parts: Blob[] = [];
	let failure: Error | undefined;
	const zip = new Zip((error, chunk) => {
		if (error) failure = error;
		else parts.push(new Blob([Uint8Array.from(chunk)]));
	});
	return {
		add(name: string, bytes: Uint8Array, isPacked: boolean): void {
			const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
			zip.add(entry);
			entry.push(bytes, true);
			if (failure) throw failure;
		},
		finish(): Blob {
			zip.end();
			if (failure) throw failure;
			return new Blob(parts, { type: 'application/zip' });
		},
	};
}

async function fetchPicture(name: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
	const response = await fetch(`/${name}`, { signal });
	return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

/** Downloads the whole blog as one zip: texts page by page, then pictures from their public addresses. */
export async function downloadExport(
	report: (progress: ExportProgress) => void,
	signal: AbortSignal,
): Promise<DownloadedExport> {
	const zip = openZip();
	const encoder = new TextEncoder();
	const pictures: string[] = [];
	const missing: string[] = [];
	let done = 0;
	let page: OutputOf<typeof exportBlog> | undefined;
	do {
		page = await call(exportBlog, { after: page?.next ?? null }, { signal });
		for (const { name, text } of page.files) zip.add(name, encoder.encode(text), false);
		pictures.push(...page.pictures);
		done += page.files.length;
		report({ done, total: undefined });
	} while (page.next !== null);
	const total = done + pictures.length;
	for (const name of pictures) {
		const bytes = await fetchPicture(name, signal);
		if (bytes) zip.add(name, bytes, true);
		else missing.push(name);
		done += 1;
		report({ done, total });
	}
	return { zip: zip.finish(), files: total - missing.length, missing };
}
