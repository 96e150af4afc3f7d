import fc from 'fast-check';
import { runSchedule } from '#actions/run-schedule';
import { valuesOf } from '#domain/form-values';
import { Act } from '../../support/lives/an-act.ts';
import type { TestApi } from '../../support/test-api.ts';
import type { Browser } from './a-browser.ts';

/** What the clock and another device do, which needs a server in this process. */
export function actsOfTheServer(api: TestApi, browser: Browser) {
	const ticking = fc.constantFrom(2, 100, 1_600).map(
		(minutes) =>
			new Act(
				`ticks after ${minutes} min`,
				({ posts }) => posts > 0,
				async (life) => {
					const rows = await Promise.all(life.posts.map((id) => life.row(id)));
					await browser.waits(minutes * 60_000);
					await browser.does(() => runSchedule(api.deps));
					return rows.flatMap((row) => (row ? [valuesOf(row as never)] : []));
				},
			),
	);
	const session = fc.boolean().map(
		(ends) =>
			new Act(
				ends ? 'the session ends' : 'signs in',
				() => true,
				async () => {
					if (ends) await browser.losesSession();
					else if (browser.isOnline) await browser.signsIn();
				},
			),
	);
	return [ticking, session];
}
