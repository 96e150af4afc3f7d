import { readLaneSwitch } from '#db/publishing/lane-switch';
import type { Deps, Lane } from '#lib/deps';

/** The lane while it is on: by the variable, or by the desk's switch where the variable says nothing. */
export async function findLane({
	lane,
	laneBy,
	db,
}: Pick<Deps, 'lane' | 'laneBy' | 'db'>): Promise<Lane | undefined> {
	if (!lane || laneBy === 'setting') return lane;
	return (await readLaneSwitch(db)).on ? lane : undefined;
}
