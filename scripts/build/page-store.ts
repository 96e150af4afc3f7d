import { hash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { madeOnce } from './made-once.ts';

interface KeyedPage {
	file: string;
	key: string | undefined;
}

export interface PageStore {
	/** Links the page of an earlier build to `target`, if there is one with this key. */
	take: (page: KeyedPage, target: string) => boolean;
	/** Links and keeps the last good page of this file, whatever it showed; returns false when there is none. */
	takeLast: (file: string, target: string) => boolean;
	/** Call it when the whole build succeeded: stores its pages from `folder` for the next build and removes all others. */
	keep: (pages: readonly KeyedPage[], folder: string) => void;
}

/** Hard-links the file, or copies it across disks. */
function link(from: string, to: string): void {
	try {
		linkSync(from, to);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK') throw error;
		copyFileSync(from, to);
	}
}

/** All stored pages of a file have this prefix, so the last one can be found without its key. */
const beginOf = (file: string) => `${file.replaceAll('/', '~')}.`;

/**
 * The rendered pages of good builds by key, for one fingerprint of code and settings. A page is never rewritten,
 * because equal keys mean identical bytes. A killed build leaves nothing in the store.
 */
export async function openPageStore(kept: string, fingerprint: string): Promise<PageStore> {
	const store = await madeOnce(kept, fingerprint, async () => undefined);
	const there = new Set(readdirSync(store));
	const names = new Map<KeyedPage, string>();
	const held = new Set<string>();
	const nameOf = (page: KeyedPage) => {
		const name = names.get(page) ?? beginOf(page.file) + hash('sha256', `${page.key}`, 'base64url');
		names.set(page, name);
		return name;
	};
	return {
		take: (page, target) => {
			if (page.key === undefined) return false;
			const name = nameOf(page);
			if (!there.has(name)) return false;
			link(`${store}/${name}`, target);
			return true;
		},
		takeLast: (file, target) => {
			const name = [...there].find((each) => each.startsWith(beginOf(file)));
			if (name === undefined) return false;
			link(`${store}/${name}`, target);
			held.add(name);
			return true;
		},
		keep: (pages, folder) => {
			mkdirSync(store, { recursive: true });
			const now = new Set(held);
			for (const page of pages) {
				if (page.key === undefined) continue;
				const name = nameOf(page);
				now.add(name);
				if (!there.has(name)) link(join(folder, page.file), join(store, name));
			}
			for (const name of there) if (!now.has(name)) rmSync(join(store, name), { force: true });
		},
	};
}
