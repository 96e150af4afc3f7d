import { asc } from 'drizzle-orm';
import { expect } from 'vitest';
import { findNextDue } from '#db/plans/publish-due';
import { publications } from '#db/schema';
import { readMarker, writeMarker } from '#steps/schedule/scheduler-marker';
import type { TestApi } from './test-api.ts';
import { minuteMs } from './test-deps.ts';

const listKinds = async ({ db }: TestApi) =>
	(await db.select().from(publications).orderBy(asc(publications.id))).map(({ kind }) => kind);

/**
 * What a call writes to the outbox. Expects one call of the hook for each publication, and a scheduler that is told of
 * whatever is due (C4).
 */
export async function consequencesOf(api: TestApi, act: () => Promise<unknown>): Promise<string[]> {
	// What an earlier call announced is over by then.
	api.deps.clock.advance(3 * minuteMs);
	await writeMarker(api.deps, [await findNextDue(api.db)], null);
	const before = (await listKinds(api)).length;
	const calls = api.deps.hook.calls;
	await act();
	const kinds = (await listKinds(api)).slice(before);
	expect(api.deps.hook.calls - calls, 'calls of the hook').toBe(kinds.length);
	const marker = await readMarker(api.deps);
	if (marker) expect(marker.next_at, 'what is due next').toBe((await findNextDue(api.db)) ?? null);
	return kinds;
}
