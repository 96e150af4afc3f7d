import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import type { SiteStatus } from '#contract/site-status';
import { createAdmin } from '#db/accounts/create-admin';
import { connect } from '#db/client';
import { noteBuilt } from '#db/publishing/deploys';
import { findNewestPublication } from '#db/publishing/publications';
import { listRows } from '#db/sql-text';
import { hashPassword } from '#lib/passwords';
import { findProgram } from '../../../scripts/check/system-programs.ts';
import { startHttpServer } from '../../../scripts/local/http-server.ts';
import { startPostgres } from '../../../scripts/local/postgres.ts';
import { type DeskApi, signInByApi } from '../../support/desk-api.ts';
import { emptyDatabase } from '../../support/empty-database.ts';
import { aNewPost, type NewPostInput } from '../../support/factories/new-post.ts';
import { startMailSink } from '../../support/mail-sink.ts';
import { buildDeploy, serveDeploy } from '../../support/netlify-program.ts';
import { copyProject } from '../../support/project-copy.ts';
import { findFreePort, root, testAdmin } from '../../support/running-site.ts';
import installPrograms from '../install-programs.ts';
import { platform, tellDeploy } from '../tell-deploy.ts';

export const reply = (status: number) => async () => new Response(null, { status });

/** pgbouncer before the server at `url`: each transaction may have another connection, as at Neon. */
async function startPooler(program: string, folder: string, url: string) {
	const { port: server, password } = new URL(url);
	const port = await findFreePort();
	const file = join(folder, 'pgbouncer.ini');
	writeFileSync(
		file,
		`[databases]\n* = host=127.0.0.1 port=${server} user=postgres password=${password}
[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any
pool_mode = transaction\nmax_client_conn = 500\nignore_startup_parameters = extra_float_digits\n`,
	);
	// It refuses to run as root.
	const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
	const run = () => spawn(program, [...user, file], { stdio: 'ignore' });
	await chmod(folder, 0o755);
	let child = run();
	return {
		url: url.replace(`:${server}/`, `:${port}/`),
		start: () => {
			child = run();
			return setTimeout(1_000);
		},
		stop: () => {
			child.kill('SIGKILL');
			return once(child, 'exit');
		},
	};
}

/** The host's network: the site's public address, and its build hook. */
async function startFront() {
	const port = await findFreePort();
	const front = {
		url: `http://localhost:${port}`,
		/** Where functions and pages are. */
		site: '',
		/** The newest publication that the address shows. */
		live: 0,
		/** What strangers get instead, such as 401. */
		closed: undefined as number | undefined,
		hookCalls: 0,
		hook: reply(200),
		end: () => server.close(),
	};
	const server = await startHttpServer(port, async (request) => {
		const { pathname, search } = new URL(request.url);
		if (pathname.startsWith('/build_hooks/')) {
			if (request.method === 'POST') front.hookCalls += 1;
			return front.hook();
		}
		const isOwner = search === '?owner' || request.headers.get('cookie')?.includes('owner=1');
		if (front.closed && !isOwner) return new Response(null, { status: front.closed });
		if (pathname === '/version.json') return Response.json({ publication: front.live });
		const passed = new Request(`${front.site}${pathname}${search}`, request);
		const { status, headers, body } = await fetch(passed, { redirect: 'manual' });
		const kept = new Headers(headers);
		kept.delete('content-encoding');
		kept.delete('transfer-encoding');
		if (search === '?owner') kept.append('set-cookie', 'owner=1; Path=/');
		return new Response(body, { status, headers: kept });
	});
	return front;
}

/** A blog at a host that consists of Netlify's own programs. The drill rules its clock, hook, mail and database. */
export async function openDrill() {
	const pgbouncer = findProgram('pgbouncer');
	const [faketime] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
	if (!pgbouncer || !faketime) throw new Error('apt-get install -y pgbouncer libfaketime');
	const places: Record<string, string> = {};
	const provide = (name: string, place: string) => Object.assign(places, { [name]: place });
	installPrograms({ provide } as unknown as TestProject);
	const { netlifyPrograms: installed = '', deployFolder: folder = '' } = places;
	await copyProject(folder);
	const scratch = await mkdtemp(join(tmpdir(), 'blog-drill-'));
	const clock = join(scratch, 'clock');
	const database = await startPostgres({ dataDir: join(scratch, 'data'), settings: ['fsync=off'] });
	const pooler = await startPooler(pgbouncer, scratch, database.url);
	const [front, sink] = await Promise.all([startFront(), startMailSink()]);
	const { db, close } = await connect(database.url, () => undefined);
	const env = {
		...platform,
		AUTH_SECRET: 'a secret of the drill, 32 bytes long or more',
		SITE_URL: front.url,
		BUILD_HOOK_URL: `${front.url}/build_hooks/drill`,
		DATABASE_URL: pooler.url,
		SMTP_URL: sink.url,
		LD_PRELOAD: faketime,
		FAKETIME_TIMESTAMP_FILE: clock,
		FAKETIME_NO_CACHE: '1',
		FAKETIME_DONT_FAKE_MONOTONIC: '1',
		NO_FAKE_STAT: '1',
	};
	const deployOf = (id: string, at: string) => {
		return { installed, folder: at, env: { ...env, DEPLOY_ID: id } };
	};
	const served: { stop: () => Promise<void> }[] = [];
	let desk: DeskApi;
	let aheadMs = 0;
	const setClock = (ms: number) => {
		aheadMs = ms;
		writeFileSync(clock, `${ms < 0 ? '' : '+'}${ms / 1000}`);
	};
	setClock(0);

	const drill = {
		db,
		database,
		pooler,
		front,
		sink,
		folder,
		now: () => new Date(Date.now() + aheadMs),
		/** Moves the host's clock; that of the database and of this program stays. */
		leap: (minutes: number) => setClock(aheadMs + minutes * 60_000),
		tickOnce: () => fetch(`${front.site}/.netlify/functions/scheduled-publish`),
		/** So many minutes pass, with a tick at each `step`. */
		tick: async (minutes: number, step = 1) => {
			for (let minute = 0; minute < minutes; minute += step) {
				drill.leap(step);
				await drill.tickOnce();
			}
		},
		/** Another clone of the project. */
		cloneTo: async (name: string, copy = copyProject) => {
			const other = join(scratch, name);
			await mkdir(other);
			await symlink(join(folder, 'node_modules'), join(other, 'node_modules'));
			await copy(other);
			return other;
		},
		/** Netlify's own build of a deploy, without the host's events. */
		build: (id: string, at = folder) => buildDeploy(deployOf(id, at)),
		/** The same, and its functions and pages are the site's from then on. */
		serve: async (id: string, at = folder) => {
			const site = await serveDeploy(deployOf(id, at));
			served.push(site);
			front.site = site.url;
		},
		tell: (id: string, event: 'building' | 'succeeded') =>
			tellDeploy(front.site, `deploy_${event}`, { id, createdAt: drill.now() }),
		/** A deploy of all that was published: by a real build, whose exit code is returned, or only what one writes. */
		deploy: async (id: string, { isBuilt = false, isHeard = true } = {}) => {
			await drill.tell(id, 'building');
			const code = isBuilt ? (await drill.build(id)).code : 0;
			front.live = await findNewestPublication(db);
			if (!isBuilt) await noteBuilt(db, id, front.live, drill.now());
			if (isHeard) await drill.tell(id, 'succeeded');
			return code;
		},
		signIn: async () => {
			desk = await signInByApi({ ...testAdmin, url: front.site });
		},
		call: (name: string, body: object) => desk.call(name, body),
		publish: async (given: Partial<NewPostInput> = {}) => {
			const sent = aNewPost({ published: true, ...given });
			return (await desk.call<{ post: { id: string } }>('create-post', sent)).post;
		},
		/** A draft that comes out in so many minutes. */
		schedule: async (minutes: number) => {
			const scheduled_at = new Date(drill.now().getTime() + minutes * 60_000).toISOString();
			return (await drill.publish({ published: false, scheduled_at })).id;
		},
		unpublish: (postId: string) => desk.call('toggle-publish', { postId, publish: false }),
		/** What the owner sees of the host, the desk and the mails. */
		look: async () => {
			await drill.signIn();
			const status = await desk.call<SiteStatus>('site-status', { action: 'get' });
			const { pending, build, budget } = status;
			const state = build.state === 'failed' ? `failed for ${build.reason}` : build.state;
			const mails = [sink.mails.length, ...sink.mails.map(({ subject }) => `'${subject}'`)];
			return `hook ${front.hookCalls}×, ${pending.length} waiting, ${state}, ${budget?.used} of ${budget?.limit} deploys, mails ${mails.join(' ')}`;
		},
		/** One value of the database. */
		read: async (what: string) => {
			const value = sql.raw(`select to_jsonb((select ${what})) as found`);
			return (await listRows<{ found: number }>(db, value))[0]?.found ?? 0;
		},
		/** What a command of this project prints. */
		run: (script: string) =>
			new Promise<string>((resolve) => {
				const given = { ...process.env, ...env, LD_PRELOAD: '' };
				const options = { cwd: root, env: given };
				execFile(process.execPath, [script], options, (_, out) => resolve(out));
			}),
		/** An empty blog with one account, the right time, and a host that does all it should. */
		reset: async () => {
			const direct = await connect(database.url, () => undefined, { max: 1 });
			await direct.db.execute(emptyDatabase).finally(direct.close);
			await rm(join(folder, '.netlify/blobs-serve'), { recursive: true, force: true });
			const { email, password } = testAdmin;
			await createAdmin(db, { email, name: 'Ana', passwordHash: await hashPassword(password) });
			Object.assign(front, { live: 0, closed: undefined, hookCalls: 0, hook: reply(200) });
			sink.mails.length = 0;
			setClock(0);
			await drill.signIn();
		},
		close: async () => {
			for (const site of served) await site.stop();
			await close();
			await Promise.all([pooler.stop(), front.end(), sink.close()]);
			await database.stop();
			await rm(scratch, { recursive: true, force: true });
		},
	};
	return drill;
}
