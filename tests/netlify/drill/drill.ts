import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { visits } from '#db/visit-schema';
import { findChromium } from '../../../scripts/check/find-chromium.ts';
import { addMigration } from '../../support/add-migration.ts';
import { keptVersions } from '../../support/kept-version.ts';
import { restoreKept } from '../../support/load-kept.ts';
import { root, testAdmin } from '../../support/running-site.ts';
import { openDrill, reply } from './open-drill.ts';

const drill = await openDrill();
const { front, sink, tick, leap, publish, deploy, look, read } = drill;

/** What is done, what has to be seen, and the play, which returns what was seen. */
type Line = [did: string, wanted: RegExp, play: () => Promise<string>];
const [hour, day] = [60, 24 * 60];

const deadHook = (answer: () => Promise<Response>): Line => [
	'A removal and a publication wait; mails are counted after 9, 15, 55, 65 and 180 min; then the hook is well.',
	/^mails 0 1 1 2 2; hook \d+×, 2 waiting, failed for hook, .*; well: hook 1×, 0 waiting, idle, 2 of \d+ deploys, mails [34]/,
	async () => {
		const { id } = await publish();
		await deploy('before');
		await tick(10, 5);
		front.hook = answer;
		await drill.unpublish(id);
		await publish();
		let mails = 'mails';
		for (const minutes of [9, 6, 40, 10, 115]) {
			await tick(minutes, minutes < 10 ? 3 : 5);
			mails += ` ${sink.mails.length}`;
		}
		const late = await look();
		Object.assign(front, { hook: reply(200), hookCalls: 0 });
		await tick(5, 5);
		await deploy('after');
		await tick(2 * hour, 5);
		return `${mails}; ${late}; well: ${await look()}`;
	},
];

const lines: Record<string, Line> = {
	'an upgrade behind a pooler': [
		"The oldest kept data; the first deploy's build migrates and reads it through pgbouncer, by transactions.",
		/^(\d+) of \1 public posts/,
		async () => {
			const [oldest] = keptVersions;
			if (!oldest) throw new Error('no version is kept');
			await restoreKept(oldest, drill.database.url);
			await drill.serve('upgrade');
			const { posts } = JSON.parse(readFileSync(join(drill.folder, 'dist/version.json'), 'utf8'));
			const known = await read('count(*) from blog_posts where published and deleted_at is null');
			return `${posts} of ${known} public posts of ${oldest.name} are on the site`;
		},
	],
	'a site that no function can read': [
		'Private (401); a publication, a real build; the desk in Chromium; 9 h of ticks; the doctor.',
		/^build 0, desk true, doctor true; hook 1×, 0 waiting, idle, 1 of \d+ deploys, mails 1/,
		async () => {
			front.closed = 401;
			await publish();
			const code = await deploy('private', { isBuilt: true });
			const browser = await chromium.launch({ executablePath: findChromium() });
			const page = await browser.newPage();
			await page.goto(`${front.url}/admin/?owner`);
			await page.getByLabel('E-mail').fill(testAdmin.email);
			await page.getByLabel('Senha', { exact: true }).fill(testAdmin.password);
			await page.keyboard.press('Enter');
			const said = page.getByText('O site ainda não é público').first().waitFor();
			const desk = await said.then(() => true).finally(() => browser.close());
			await tick(9 * hour, 5);
			const doctor = /Site: .* ainda não é público/.test(await drill.run('scripts/doctor.ts'));
			return `build ${code}, desk ${desk}, doctor ${doctor}; ${await look()}`;
		},
	],
	"the month's budget": [
		'A plan of 90 credits and its day; 4 publications and 3 removals, each deployed if it may; 3,000 readers; the next month.',
		/^hook by rounds 1110110; hook 0×, 1 waiting, failed for quota, 5 of 5 deploys.*; with readers: .* 5 of [0-4] deploys.*; next month: hook 1×/,
		async () => {
			const from = new Date(drill.now().getTime() - 3 * day * 60_000).getUTCDate();
			await drill.call('host-plan', { credits: 90, day: from, used: null });
			const posts: string[] = [];
			let calls = '';
			for (let round = 0; round < 7; round += 1) {
				front.hookCalls = 0;
				if (round < 4) posts.push((await publish()).id);
				else await drill.unpublish(posts[round - 4] ?? '');
				await tick(2);
				calls += front.hookCalls;
				if (front.hookCalls > 0) await deploy(`budget-${round}`);
			}
			const spent = await look();
			const since = drill.now().toISOString().slice(0, 10);
			const views = { post_id: posts[0] ?? '', span: 'day', since, kind: 'view' } as const;
			await drill.db.insert(visits).values({ ...views, count: 3_000 });
			const readers = await look();
			leap(31 * day);
			await tick(3);
			return `hook by rounds ${calls}; ${spent}; with readers: ${readers}; next month: ${await look()}`;
		},
	],
	'a hook that answers 404': deadHook(reply(404)),
	'a hook that answers 500': deadHook(reply(500)),
	'a hook that is silent': deadHook(() => new Promise(() => undefined)),
	'/api/health?deep': [
		'No tick for 11 min; a change that waits for 65; 15 min without the database; no blobs.',
		/^well 200, no tick 503, again 200, waits 503, built 200, no database 503, again 200, no blobs 503, again 200$/,
		async () => {
			const blobs = join(drill.folder, '.netlify/blobs-serve');
			const found: string[] = [];
			const after = async (what: string, ...acts: (() => unknown)[]) => {
				for (const act of acts) await act();
				found.push(`${what} ${(await fetch(`${front.site}/api/health?deep`)).status}`);
			};
			const hook = (status: number) => () => Object.assign(front, { hook: reply(status) });
			const ticks = (minutes: number) => () => tick(minutes, minutes < 10 ? 1 : 5);
			await after('well', ticks(1));
			await after('no tick', () => leap(11));
			await after('again', ticks(2));
			await after('waits', hook(404), publish, ticks(65));
			await after('built', hook(200), ticks(2), () => deploy('health'), ticks(2));
			await after('no database', publish, drill.pooler.stop, ticks(15));
			await after('again', drill.pooler.start, ticks(2));
			renameSync(blobs, `${blobs}-away`);
			await after('no blobs', () => writeFileSync(blobs, ''));
			rmSync(blobs);
			await after('again', () => renameSync(`${blobs}-away`, blobs));
			return found.join(', ');
		},
	],
	'a migration that waits for a lock': [
		'A session reads the posts and ends no transaction; a build with one more migration, while the desk saves; the session ends, and a build again.',
		/^build [^0].* names 'a-long-backup.*, the slowest in [0-7]?\d{1,3} ms; then build 0$/,
		async () => {
			const code = await drill.cloneTo('migrating');
			addMigration(join(code, 'drizzle'), 'alter table blog_posts add column drilled integer');
			const holder = new pg.Client(`${drill.pooler.url}?application_name=a-long-backup`);
			await holder.connect();
			await holder.query('begin; select count(*) from blog_posts');
			const building = drill.build('held', code);
			const times: number[] = [];
			while (!(await Promise.race([building, setTimeout(500)]))) {
				const startedAt = performance.now();
				await publish({ published: false });
				times.push(Math.round(performance.now() - startedAt));
			}
			const held = await building;
			const [, who] = /esperou em vão por quem o ocupa \(([^)]*)\)/.exec(held.output) ?? [];
			await holder.query('commit');
			await holder.end();
			return `build ${held.code}, names '${who}'; ${times.length} drafts saved meanwhile, the slowest in ${Math.max(...times)} ms; then build ${(await drill.build('freed', code)).code}`;
		},
	],
	'a deploy of an older commit': [
		'The code before the newest migration builds, serves, publishes and ticks on the newer database; then the newest code builds.',
		/^build 0; hook 2×, 0 waiting, idle, 3 of \d+ deploys/,
		async () => {
			const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 2e8 });
			const newest = git('log', '-1', '--format=%H', '--', 'drizzle').toString().trim();
			const input = git('archive', `${newest}^`);
			const unpack = async (at: string) => void execFileSync('tar', ['-x', '-C', at], { input });
			const { site } = front;
			await drill.serve('older', await drill.cloneTo('older', unpack));
			await drill.tell('older', 'succeeded');
			await drill.signIn();
			await publish();
			await tick(3);
			await deploy('older-2');
			await publish();
			front.site = site;
			const built = await deploy('newest', { isBuilt: true });
			await tick(hour, 5);
			return `build ${built}; ${await look()}`;
		},
	],
	'two deploys at once': [
		'Two real builds at once over one database, and a publication meanwhile; the later one is reported first, and both twice.',
		/^builds 0,0 contain \d,\d; hook [12]×, 0 waiting, idle, [23] of \d+ deploys/,
		async () => {
			const other = await drill.cloneTo('other');
			await publish();
			for (const id of ['first', 'second']) await drill.tell(id, 'building');
			const building = Promise.all([drill.build('first'), drill.build('second', other)]);
			await publish();
			const codes = (await building).map(({ code }) => code);
			for (const id of ['second', 'first', 'first', 'second']) await drill.tell(id, 'succeeded');
			const contained = await read("string_agg(publication::text, ',' order by id) from deploys");
			front.live = await read('max(publication) from deploys');
			await tick(5);
			if (front.hookCalls > 1) await deploy('third');
			await tick(hour, 5);
			return `builds ${codes} contain ${contained}; ${await look()}`;
		},
	],
	'a rollback': [
		'The host shows an earlier deploy and is locked; what is published then is deployed and not shown for 3 h; unlocked.',
		/^hook 2×, 0 waiting, idle, 2 of \d+ deploys, mails 1.*; shown: hook 2×, 0 waiting, idle, 2 of \d+ deploys, mails 2/,
		async () => {
			await publish();
			await deploy('one');
			await tick(10, 5);
			await publish();
			await deploy('two');
			front.live -= 1;
			await tick(3 * hour, 5);
			const locked = await look();
			front.live += 1;
			await tick(30, 5);
			return `${locked}; shown: ${await look()}`;
		},
	],
	'a lost deploy_succeeded': [
		'Deploys whose end nobody reports: of a site that shows it, then of one that cannot be read (404); looked at after 2, 20 and 80 min.',
		/^hook 1×, 0 waiting, idle, 1 of \d+ deploys.*hook 2×, 0 waiting, idle, 2 of \d+ deploys, mails \d[^×]*$/,
		async () => {
			const found: string[] = [];
			for (const closed of [undefined, 404]) {
				front.closed = closed;
				await publish();
				await deploy(`lost-${closed}`, { isHeard: false });
				for (const minutes of [2, 18, hour]) {
					await tick(minutes, 2);
					found.push(await look());
				}
			}
			return found.join('; ');
		},
	],
	'clocks ahead and back': [
		"By libfaketime the functions' clock stands 3 h ahead, 3 h behind and in another year for a publication and 3 ticks; right again, a scheduled post and a publication.",
		/^(?:true, hook \d+×, 0 waiting, idle, \d of \d+ deploys[^;]*;? ?){3}$/,
		async () => {
			const found: string[] = [];
			for (const by of [3 * hour, -3 * hour, 400 * day]) {
				leap(by);
				await drill.signIn();
				await publish();
				await tick(3);
				leap(-by);
				await drill.signIn();
				const id = await drill.schedule(2);
				await publish();
				await tick(5);
				await deploy(`clock-${by}`);
				await tick(25, 5);
				found.push(
					`${await read(`published from blog_posts where id = '${id}'`)}, ${await look()}`,
				);
			}
			return found.join('; ');
		},
	],
	'two schedulers at once': [
		'A post whose minute comes, 4 ticks at the same moment, 3 times; a dead hook for 75 min, 2 ticks at the same moment.',
		/^1 publications, hook 1×; hook \d+×, 1 waiting, failed for hook, 1 of \d+ deploys, mails 1/,
		async () => {
			const ticks = async (minutes: number, count: number) => {
				leap(minutes);
				await Promise.all(Array.from({ length: count }, drill.tickOnce));
			};
			await drill.schedule(2);
			for (let times = 0; times < 3; times += 1) await ticks(1, 4);
			const made = `${await read('count(*) from publications')} publications, hook ${front.hookCalls}×`;
			await deploy('both');
			front.hook = reply(500);
			await ticks(2, 2);
			await publish();
			for (let times = 0; times < 15; times += 1) await ticks(5, 2);
			return `${made}; ${await look()}`;
		},
	],
};

/** The first line, and those whose names contain a word of the command, or all. */
const words = process.argv.slice(2);
console.log('| held | line | what was done | what was seen |\n|---|---|---|---|');
try {
	for (const [at, [name, [did, wanted, play]]] of Object.entries(lines).entries()) {
		if (at > 0 && words.length > 0 && !words.some((word) => name.includes(word))) continue;
		if (at > 0) await drill.reset();
		const seen = await play().catch((error: Error) => error.message);
		const held = wanted.test(seen);
		process.exitCode ||= held ? 0 : 1;
		console.log(
			`| ${held ? 'yes' : '**no**'} | ${name} | ${did} | ${seen.replaceAll(/\s+/g, ' ')} |`,
		);
	}
} finally {
	await drill.close();
}
const deploying = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
const [, part = ''] = deploying.split('## What only a real deploy can show');
console.log('\nNot played, because only a real deploy shows it:');
for (const [, what] of part.split('\n## ')[0]?.matchAll(/^\| (?!what|---)(.+?) \|/gm) ?? [])
	console.log(`- ${what}`);
process.exit();
