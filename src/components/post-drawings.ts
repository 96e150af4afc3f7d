import type { PostCard } from '#domain/post/post';
import { drawingFile, readDrawing } from '#drawings/drawing';
import type { GroundName } from '#drawings/grounds';
import type { MotifName } from '#drawings/motif-names';
import { panel } from '#drawings/panel';

export interface Drawing {
	/** Its file's name, without the extension. */
	name: string;
	draw: () => string;
}

/** The file of its own that a post without a picture has. */
export function listDrawings(post: PostCard): Drawing[] {
	const { motif, ground, version } = readDrawing(post.drawing ?? '');
	if (version === undefined) return [];
	const draw = () => panel(post, motif as MotifName, ground as GroundName);
	return [{ name: drawingFile(post), draw }];
}
