import { readFileSync } from 'node:fs';
import { iconOf } from '#domain/category-icon';
import type { PostSummary } from '#domain/post';
import { band } from '#drawings/band';
import { bandFile, drawingFile, readDrawing } from '#drawings/drawing';
import type { GroundName } from '#drawings/grounds';
import type { MotifName } from '#drawings/motif-names';
import { panel } from '#drawings/panel';
import { listSpareDrawings } from '#drawings/spare-drawings';

const sprite = readFileSync(
	new URL('../../../src/components/sprites/icons.svg', import.meta.url),
	'utf8',
);

const iconDrawing = (name: string): string =>
	sprite.split(`id="${name}" viewBox="0 0 24 24">`)[1]?.split('</symbol>')[0] ?? '';

/** The pictures of posts without one, and those in store, by address. */
export function* drawAll(posts: readonly PostSummary[]): Generator<[path: string, svg: string]> {
	for (const [name, draw] of listSpareDrawings()) yield [`panels/${name}.svg`, draw()];
	for (const post of posts) {
		const { motif, ground, version } = readDrawing(post.drawing ?? '');
		if (version === undefined) continue;
		const icon = iconDrawing(iconOf(post.category));
		yield [
			`panels/${drawingFile(post)}.svg`,
			panel(post, motif as MotifName, ground as GroundName),
		];
		yield [`panels/${bandFile(post)}.svg`, band({ ...post, icon }, ground as GroundName)];
	}
}
