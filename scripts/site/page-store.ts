import { hash } from 'node:crypto';
import {
	constants,
	copyFileSync,
	linkSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
} from 'node:fs';
import { extname, join, parse } from 'node:path';
import { buildOnce } from './build-once.ts';
import type { BuiltPage } from './page-program.ts';

type KeyedPage = Pick<BuiltPage, 'file' | 'key'>;

export interface PageStore {
	/** Whether an earlier build rendered a page with this key. */
	has: (page: KeyedPage) => boolean;
	/** Links the page of an earlier build to `target`, if there is one with this key. */
	take: (page: KeyedPage, target: string) => boolean;
	/** Links and keeps the last good page of this file, whatever it showed; returns false when there is none. */
	takeLast: (file: string, target: string) => boolean;
	/** Call it when the whole build succeeded: stores its pages from `folder` for the next build and removes all others. */
	keep: (pages: readonly KeyedPage[], folder: string) => void;
}

/** Hard-links the file, or copies it across disks and where it has too many links. */
function link(from: string, to: string): void {
	try {
		linkSync(from, to);
	} catch {
		copyFileSync(from, to, constants.COPYFILE_EXCL);
	}
}

/** All stored pages of a file have this prefix, so the last one can be found without its key. */
const beginOf = (file: string) => `${file.replaceAll('/', '~')}.`;

const hashOf = (file: string) => hash('sha256', readFileSync(file), 'base64url');

/** A stored page's name ends with a hash of its bytes, so that one that a disk or a restored cache spoilt is not used. */
const isWhole = (file: string) => extname(file) === `.${hashOf(file)}`;

/**
 * The rendered pages of good builds by key, for one fingerprint of code and settings. A page is never rewritten,
 * because equal keys mean identical bytes. A killed build leaves nothing in the store.
 */
export async function openPageStore(folder: string, fingerprint: string): Promise<PageStore> {
	const store = await buildOnce(folder, fingerprint, async () => undefined);
	const there = new Map<string, string>();
	for (const name of readdirSync(store)) {
		const file = join(store, name);
		if (isWhole(file)) there.set(parse(file).name, file);
		else rmSync(file);
	}
	const held = new Set<string>();
	const nameOf = ({ file, key }: KeyedPage) =>
		key === undefined ? undefined : beginOf(file) + hash('sha256', key, 'base64url');
	const linkTo = (target: string, name: string | undefined) => {
		const kept = there.get(name ?? '');
		if (kept) link(kept, target);
		return kept !== undefined;
	};
	return {
		has: (page) => there.has(nameOf(page) ?? ''),
		take: (page, target) => linkTo(target, nameOf(page)),
		takeLast: (file, target) => {
			const name = [...there.keys()].find((each) => each.startsWith(beginOf(file)));
			if (name) held.add(name);
			return linkTo(target, name);
		},
		keep: (pages, site) => {
			mkdirSync(store, { recursive: true });
			const now = new Set(held);
			for (const page of pages) {
				const name = nameOf(page);
				if (name === undefined) continue;
				now.add(name);
				if (there.has(name)) continue;
				const file = join(site, page.file);
				link(file, join(store, `${name}.${hashOf(file)}`));
			}
			for (const [name, file] of there) if (!now.has(name)) rmSync(file, { force: true });
		},
	};
}
