import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '#config/paths';
import type { LateFrame } from '#domain/late-post';
import { type BuiltPage, cutFrame } from './page-program.ts';

/** Cuts the frame of posts that are newer than this site from one of its articles; undefined when it has none. */
export function cutLateFrame(
	{ pages, outDir }: { pages: readonly BuiltPage[]; outDir: string },
	publication: number,
): LateFrame | undefined {
	const article = pages.find(({ path }) => path.startsWith(paths.post('')));
	const parts = article?.listParts?.();
	if (!article || !parts) return undefined;
	const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
	return {
		publication,
		frame: cutFrame(read(article.file), parts),
		notFound: read(`${paths.postNotFound}.html`),
		unavailable: read(`${paths.postUnavailable}.html`),
	};
}
