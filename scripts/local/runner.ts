import { randomBytes } from 'node:crypto';
import type { Database } from '#db/client';
import { findNewestPublication } from '#db/publishing/publications';
import { seedDemo } from '../seed.ts';
import { siteFingerprint } from '../site/fingerprint.ts';
import { listSitePictures } from '../site/site-pictures.ts';
import { awaitDatabase } from './await-database.ts';
import { startBlobs } from './blobs.ts';
import { BuildStore } from './build-store.ts';
import { serveDeskAlone } from './desk-alone.ts';
import { ensureFirstAdmin, type FirstSignIn } from './first-admin.ts';
import { showFirstBuild } from './first-build.ts';
import { loadFunctions } from './functions.ts';
import { type Answer, startHttpServer } from './http-server.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { answerWhilePreparing } from './preparing-page.ts';
import { openBuilds, type Print, type ReaderSite, type Stop } from './reader-builds.ts';
import { createRouter } from './route.ts';
import { removeRunnerFacts, writeRunnerFacts } from './runner-file.ts';
import { startScheduler } from './scheduler.ts';
import type { LocalSettings } from './settings.ts';
import { createStage } from './stage.ts';

export interface Runner {
	/** Set when this run created the first account. */
	signIn: FirstSignIn | undefined;
	stop: () => Promise<void>;
}

async function openEmbedded(settings: LocalSettings): Promise<OpenDatabase> {
	const database = await openDatabase(settings);
	if (!database.joined) return database;
	await database.close();
	throw new Error(
		`Outro \`npm start\` já usa ${settings.dataDir}. Para um segundo site, escolha outra pasta: DATA_DIR=.data-2 PORT=8889 npm start`,
	);
}

/** While the database does not respond, readers have the last site, and every call of the desk reports it. */
function openRemote(
	{ settings, store, stage, print, signal }: ReaderSite,
	openDoors: () => void,
): Promise<OpenDatabase> {
	async function serveMeanwhile(): Promise<void> {
		const last = store.findLast();
		if (last) await stage.show(last);
		openDoors();
		print(
			`Sem o banco de dados: ${settings.siteUrl} mostra ${last ? 'o último site' : 'a página de espera'}.`,
		);
	}
	return awaitDatabase({ open: () => openDatabase(settings), serveMeanwhile, print, signal });
}

/** The functions read their settings from the environment, as on Netlify. */
export function setFunctionEnvironment(
	{ settings, root }: { settings: LocalSettings; root: string },
	databaseUrl: string,
	hook: string,
): void {
	Object.assign(process.env, {
		SITE_PICTURES: [...listSitePictures(root)].join('\n'),
		DATABASE_URL: databaseUrl,
		AUTH_SECRET: settings.authSecret,
		SITE_URL: settings.siteUrl,
		BUILD_HOOK_URL: hook,
		BUILD_MIN_INTERVAL: process.env['BUILD_MIN_INTERVAL'] ?? '0',
		FAST_LANE: process.env['FAST_LANE'] || 'posts',
		DEPLOY_BUDGET: process.env['DEPLOY_BUDGET'] ?? '0',
		DATABASE_LIMIT_MB: process.env['DATABASE_LIMIT_MB'] ?? '0',
	});
}

async function fillWithDemo(db: Database, print: Print): Promise<void> {
	const seeded = await seedDemo(db, new Date());
	if (seeded > 0) print(`${seeded} posts de demonstração criados.`);
}

function showReadersSite(
	{ settings, store, stage, print, signal }: ReaderSite,
	{ root, db, builds }: { root: string; db: Database; builds: ReturnType<typeof openBuilds> },
): Promise<void> {
	return showFirstBuild({
		last: store.findLast(),
		fingerprint: siteFingerprint(root, settings.siteUrl),
		findNewest: () => findNewestPublication(db),
		build: builds.queue.request,
		openDesk: () => serveDeskAlone(root, settings.dataDir, print),
		stage,
		requestBuild: builds.request,
		explain: builds.explain,
		signal,
	});
}

/**
 * Runs everything that Netlify provides in production on one address of this machine. `signal` aborts a running build
 * or start; `stop` ends everything else.
 */
export async function startRunner(
	root: string,
	settings: LocalSettings,
	{ print, signal }: { print: Print; signal: AbortSignal },
): Promise<Runner> {
	const { siteUrl, dataDir, port, hosts } = settings;
	const stops: Stop[] = [];
	async function stop(): Promise<void> {
		for (const end of stops.splice(0).reverse()) await end();
	}
	try {
		let answer: Answer = async () => answerWhilePreparing();
		const trust = { names: hosts, proxies: settings.proxies };
		const http = await startHttpServer(port, (request, ip) => answer(request, ip), trust);
		stops.push(http.close);
		print(settings.databaseUrl ? 'Conectando ao banco de dados…' : 'Iniciando o PostgreSQL…');
		const embedded = settings.databaseUrl ? undefined : await openEmbedded(settings);
		if (embedded) stops.unshift(embedded.close);
		const url = settings.databaseUrl ?? embedded?.url ?? '';

		const buildHookPath = `/.runner/${randomBytes(16).toString('hex')}`;
		const buildHookUrl = `http://127.0.0.1:${port}${buildHookPath}`;
		setFunctionEnvironment({ settings, root }, url, buildHookUrl);
		signal.throwIfAborted();
		const blobs = await startBlobs(dataDir);
		stops.push(blobs.stop);
		const functions = await loadFunctions(root);
		const store = new BuildStore(dataDir, root);
		await store.prune();
		const stage = createStage();
		const routes = { functions, site: stage.get, buildHookPath };
		const site = { settings, store, stage, print, signal };
		const database =
			embedded ??
			(await openRemote(site, () => {
				answer = createRouter({ ...routes, requestBuild: () => {} });
			}));
		if (!embedded) stops.unshift(database.close);
		const { db } = database;
		await fillWithDemo(db, print);
		signal.throwIfAborted();

		const builds = openBuilds({ ...site, root, db, databaseUrl: url }, stops);
		answer = createRouter({ ...routes, requestBuild: builds.request });
		await showReadersSite(site, { root, db, builds });
		// Not earlier, because readers need none of it.
		await functions.loadCalls();
		writeRunnerFacts(dataDir, { siteUrl, buildHookUrl });
		// Last, so that a generated password is always shown.
		const signIn = await ensureFirstAdmin(db, settings.admin);
		const scheduler = startScheduler(functions.runScheduled, (error) => console.error(error));
		stops.push(() => removeRunnerFacts(dataDir), scheduler.stop);
		return { signIn, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}
