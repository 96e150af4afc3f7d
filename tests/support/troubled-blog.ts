import { createAdmin } from '#db/accounts/create-admin';
import { findNewestPublication } from '#db/publishing/publications';
import { recordBuild } from '#steps/publish/record-build';
import { announceChange } from '#steps/schedule/scheduler-marker';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { type MailSink, startMailSink } from './mail-sink.ts';
import { createTestApi, type TestApi } from './test-api.ts';
import { minuteMs } from './test-deps.ts';

export interface TroubledBlog {
	api: TestApi;
	sink: MailSink;
	/** Lets this many minutes pass, with a tick at each. */
	pass: (minutes: number) => Promise<void>;
	/** A moment from now, as the desk sends it. */
	in: (minutes: number) => string;
	addAccount: (email: string) => Promise<void>;
	/** A build with all that was published. */
	build: () => Promise<void>;
	/** Subjects and receivers of the mails since the last call. */
	told: () => string[];
	close: () => Promise<void>;
}

/**
 * A blog with a mail server, whose builds finish only when a test says so. On a busy machine a mail that is taken needs
 * some of the patience, too.
 */
export async function openTroubledBlog(patienceMs = 8_000): Promise<TroubledBlog> {
	const [api, sink] = await Promise.all([createTestApi(), startMailSink()]);
	const { deps, db } = api;
	deps.mailServer = { url: sink.url, from: 'Mesa <mesa@blog.test>', patienceMs };
	let seen = 0;
	return {
		api,
		sink,
		pass: async (minutes) => {
			for (let minute = 0; minute < minutes; minute += 1) {
				deps.clock.advance(minuteMs);
				await runSchedule(deps);
			}
		},
		in: (minutes) => new Date(deps.now().getTime() + minutes * minuteMs).toISOString(),
		addAccount: async (email) => {
			await createAdmin(db, { email, name: email, passwordHash: 'x' });
		},
		build: async () => {
			const publication = await findNewestPublication(db);
			await announceChange(deps);
			await recordBuild(deps, { kind: 'succeeded', publication, durationMs: 1 });
		},
		told: () => {
			const news = sink.mails.slice(seen);
			seen = sink.mails.length;
			return news.map(({ subject, to }) => `${to}: ${subject}`);
		},
		close: async () => {
			await api.settle();
			await sink.close();
			await api.close();
		},
	};
}
