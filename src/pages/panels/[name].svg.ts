import type { APIRoute, GetStaticPaths } from 'astro';
import { type Drawing, listDrawings } from '#components/post-drawings.ts';
import { getSnapshot } from '#content/snapshot';
import { listSpareDrawings } from '#drawings/spare-drawings';

type Props = Pick<Drawing, 'draw'>;

/** A name says what its file shows, so it is also the key. */
const place = ({ name, draw }: Drawing) => ({
	params: { name },
	props: { draw },
	cacheKey: name,
});

export const getStaticPaths = (async () => {
	const { posts } = await getSnapshot();
	const spare = [...listSpareDrawings()].map(([name, draw]) => ({ name, draw }));
	return [...spare, ...posts.flatMap(listDrawings)].map(place);
}) satisfies GetStaticPaths;

/** The build writes ten thousand drawings without asking Astro for each. */
export const writeFile = ({ draw }: Props) => draw();

export const GET: APIRoute<Props> = ({ props }) =>
	new Response(writeFile(props), { headers: { 'content-type': 'image/svg+xml' } });
