import type { APIRoute, GetStaticPaths } from 'astro';
import { articleBand } from '#components/article-band.ts';
import { getSnapshot } from '#content/snapshot';
import type { PostSummary } from '#domain/post';
import { bandFile, drawingFile, readDrawing } from '#drawings/drawing';
import type { GroundName } from '#drawings/grounds';
import type { MotifName } from '#drawings/motif-names';
import { panel } from '#drawings/panel';
import { listSpareDrawings } from '#drawings/spare-drawings';

interface Props {
	draw: () => string;
}

/** A name says what its file shows, so it is also the key. */
const place = (name: string, draw: () => string) => ({
	params: { name },
	props: { draw },
	cacheKey: name,
});

function placesOf(post: PostSummary) {
	const { motif, ground, version } = readDrawing(post.drawing ?? '');
	if (version === undefined) return [];
	const picture = () => panel(post, motif as MotifName, ground as GroundName);
	return [place(drawingFile(post), picture), place(bandFile(post), () => articleBand(post))];
}

export const getStaticPaths = (async () => {
	const { posts } = await getSnapshot();
	const spare = [...listSpareDrawings()].map(([name, draw]) => place(name, draw));
	return [...spare, ...posts.flatMap(placesOf)];
}) satisfies GetStaticPaths;

/** The build writes ten thousand drawings without asking Astro for each. */
export const writeFile = ({ draw }: Props) => draw();

export const GET: APIRoute<Props> = ({ props }) =>
	new Response(writeFile(props), { headers: { 'content-type': 'image/svg+xml' } });
