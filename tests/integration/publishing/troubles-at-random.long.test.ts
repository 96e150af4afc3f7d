import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { connect, type DatabaseConnection } from '#db/client';
import { recordBuild } from '#steps/publish/record-build';
import { recordDeploy } from '#steps/publish/record-deploy';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { plannedChange, plannedRemoval } from '../../support/factories/planned.ts';
import type { MailFate, ReceivedMail } from '../../support/mail-sink.ts';
import { SeededRandom } from '../../support/seeded-random.ts';
import { admin } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';
import { openTroubledBlog, type TroubledBlog } from '../../support/troubled-blog.ts';

const total = Number(process.env['TROUBLES'] ?? 50);
const seed = Number(process.env['SEED'] ?? (process.env['TROUBLES'] ? Date.now() : 1));
const random = new SeededRandom(seed);
const accounts = [admin.email, 'bia@blog.test'];
/** Nothing is told later than this. */
const latestMs = 10 * minuteMs;

let blog: TroubledBlog;
let other: DatabaseConnection;
beforeAll(async () => {
	blog = await openTroubledBlog(700);
	other = await connect(blog.api.url, () => undefined, { max: 2 });
	await blog.addAccount('bia@blog.test');
	blog.sink.decide = decide;
});
afterAll(async () => {
	await other.close();
	await blog.close();
});

const fates: MailFate[] = ['refuse-receiver', 'refuse-mail', 'silent', 'endless', 'hang', 'cut'];
/** How often the mail server may still misbehave before the next failure or recovery. */
let patience = 0;

function decide(): MailFate {
	if (patience === 0 || random.below(2) === 0) return 'take';
	patience -= 1;
	return random.pick(fates);
}

const now = () => blog.api.deps.now().getTime();

/** A minute, in which both schedulers run; either may be late by a few steps of the other. */
async function tick(): Promise<void> {
	const { deps } = blog.api;
	deps.clock.advance(minuteMs);
	const runs = [() => runSchedule(deps), () => runSchedule({ ...deps, db: other.db })];
	if (random.below(2) === 0) runs.reverse();
	await Promise.all(runs.map((run) => run()));
}

/** Ticks until every account has one more such mail, and says how long that took. */
async function awaitMails(is: (mail: ReceivedMail) => boolean, seen: number): Promise<number> {
	const from = now();
	const count = () => blog.sink.mails.slice(seen).filter(is).length;
	while (count() < accounts.length && now() - from <= 2 * latestMs) await tick();
	return now() - from;
}

let deploys = 0;
async function deploy(): Promise<void> {
	const { deps } = blog.api;
	deploys += 1;
	const id = `deploy-${deploys}`;
	await recordDeploy(deps, 'succeeded', {
		id,
		context: 'production',
		createdAt: deps.now().toISOString(),
		errorMessage: null,
		time: 1,
	});
}

async function livePost(title: string) {
	const { id } = await createdPost(blog.api, { title, published: true });
	await deploy();
	const reply = await blog.api.call(adminPosts, { action: 'get', slug: id });
	if (!('post' in reply)) throw new Error('get answers a post');
	return reply.post;
}

interface Failure {
	/** What its mails say; the second one only where there is a recovery. */
	late: RegExp;
	well?: RegExp;
	/** Minutes after which it is a trouble. */
	lateAfter: number;
	recover?: () => Promise<void>;
}

const due = 2;

async function failToReach(title: string, late: string): Promise<Failure> {
	blog.api.deps.hook.act = () => Promise.reject(new Error('down'));
	return {
		late: new RegExp(`^${late}.*${title}`, 's'),
		well: new RegExp(`^Tudo certo de novo.*${title}`, 's'),
		lateAfter: due + 10,
		recover: async () => {
			blog.api.deps.hook.act = async () => undefined;
			await tick();
			await deploy();
		},
	};
}

const failures: ((title: string) => Promise<Failure>)[] = [
	async (title) => {
		await createdPost(blog.api, { title, scheduled_at: blog.in(due) });
		return failToReach(title, 'O post das');
	},
	async (title) => {
		await plannedChange(blog.api, await livePost(title), { at: blog.in(due), content: title });
		return failToReach(title, 'A mudança das');
	},
	async (title) => {
		await plannedRemoval(blog.api, (await livePost(title)).id, blog.in(due));
		return failToReach(title, 'O post que sairia do ar');
	},
	async (title) => {
		const reason = random.pick(['content', 'quota'] as const);
		await createdPost(blog.api, { title, published: true });
		await recordBuild(blog.api.deps, { kind: 'failed', reason, log: '' });
		return {
			late: reason === 'quota' ? /^Acabaram as atualizações/ : /^1 mudança não foi ao ar/,
			well: /^Tudo certo de novo.*O que estava na fila/s,
			lateAfter: 0,
			recover: deploy,
		};
	},
	async () => {
		const minutes = 61 + random.below(100);
		blog.api.deps.clock.advance(minutes * minuteMs);
		return { late: /^O agendador ficou parado por/, lateAfter: 0 };
	},
];

test(`${total} failures and recoveries are told once to each account, within ten minutes, by two schedulers and a bad mail server`, {
	timeout: 60_000 + total * 10_000,
}, async () => {
	const says = (words: RegExp) => (mail: ReceivedMail) =>
		words.test(`${mail.subject}\n${mail.text}`);
	await tick();
	for (let index = 0; index < total; index += 1) {
		const name = `Título ${index} do acaso`;
		const fail = random.pick(failures);
		const failure = await fail(name);
		const seen = blog.sink.mails.length;
		const expectTold = async (words: RegExp, from: number) => {
			patience = random.below(5);
			const tookMs = await awaitMails(says(words), from);
			const at = `seed ${seed}, failure ${index}: ${words}`;
			expect(tookMs, at).toBeLessThanOrEqual(latestMs);
			for (let minute = random.below(4); minute > 0; minute -= 1) await tick();
			const told = blog.sink.mails.slice(from);
			expect(
				told
					.filter(says(words))
					.map(({ to }) => to)
					.toSorted(),
				at,
			).toEqual(accounts);
			expect(told, at).toHaveLength(accounts.length);
		};
		for (let minute = 1; minute < failure.lateAfter; minute += 1) await tick();
		expect(blog.sink.mails.slice(seen), `too early, seed ${seed}`).toEqual([]);
		await expectTold(failure.late, seen);
		if (!failure.recover || !failure.well) continue;
		for (let minute = random.below(20); minute > 0; minute -= 1) await tick();
		const told = blog.sink.mails.length;
		patience = random.below(5);
		await failure.recover();
		await expectTold(failure.well, told);
	}
});
