import { readLaneSwitch } from '#db/publishing/fast-lane-switch';
import { lateTag, slugOfKey } from '#domain/site/late-post';
import type { Deps, Lane } from '#lib/deps';
import { forgetReplies } from './forget-replies.ts';

/** The lane while it is on: by the variable, or by the desk's switch where the variable says nothing. */
export async function findFastLane({
	lane,
	laneBy,
	db,
}: Pick<Deps, 'lane' | 'laneBy' | 'db'>): Promise<Lane | undefined> {
	if (!lane || laneBy === 'setting') return lane;
	return (await readLaneSwitch(db)).on ? lane : undefined;
}

const atOnce = 25;

/** Takes from readers everything that only the lane shows. Throws while the store does not answer. */
export async function clearFastLane(deps: Deps, { store }: Lane): Promise<void> {
	const waiting = await store.list('');
	const slugs: string[] = [];
	const removeSome = async () => {
		for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
			await store.remove(key);
			const slug = slugOfKey(key);
			if (slug !== undefined) slugs.push(slug);
		}
	};
	try {
		await Promise.all(Array.from({ length: atOnce }, removeSome));
	} finally {
		if (slugs.length > 0) await forgetReplies(deps, slugs.map(lateTag));
	}
}
