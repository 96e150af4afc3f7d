import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openSource } from '../../scripts/import/open-source.ts';
import { preparePosts } from '../../scripts/import/prepare-posts.ts';

/** An article with these lines in its header. */
export const text = (header: string) =>
	`---\ntitle: x\ndate: 2024-03-01\n${header}\n---\nUm texto.`;

/** The names of what would be public, and why the rest would not. */
export async function publish(files: Record<string, string>, below = '') {
	const folder = await mkdtemp(join(tmpdir(), 'hidden-'));
	for (const [name, content] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), content);
	}
	const source = await openSource(join(folder, below));
	const shown: string[] = [];
	const hidden: Record<string, string[]> = {};
	try {
		const options = { now: '2026-11-20T12:00:00.000Z', publish: true };
		for await (const candidate of preparePosts(source.items(), options)) {
			if (!('post' in candidate)) throw new Error(JSON.stringify(candidate));
			const { post, changes } = candidate;
			if (post.published) shown.push(candidate.source);
			else hidden[candidate.source] = changes.filter((each) => each.endsWith('rascunho'));
		}
	} finally {
		await source.close();
		await rm(folder, { recursive: true, force: true });
	}
	return { shown: shown.sort(), hidden };
}
