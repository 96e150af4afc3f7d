import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { Database } from '#db/client';
import { type RunningProgram, runProgram, serveDeploy } from '../support/netlify-program.ts';
import { createEmptyDatabase, type TestDatabase } from '../support/test-database.ts';
import { type HookServer, startHookServer } from './hook-server.ts';
import { platform, tellDeploy } from './tell-deploy.ts';

/** A blog as it is after the deploy button: served by Netlify's own program, with a database that has no table. */
export interface ZeroBlog {
	database: TestDatabase;
	site: RunningProgram & { url: string };
	hooks: HookServer;
	/** The build hook's address, as Netlify shows it. */
	hook: string;
	/** All that the site, its functions and its builds have printed. */
	log: () => string;
	close: () => Promise<void>;
}

export const buildOf = (folder: string, context: string, env: Record<string, string>) =>
	runProgram({
		installed: inject('netlifyPrograms'),
		program: 'netlify',
		args: ['build', '--offline', '--context', context],
		folder,
		env: { ...platform, CONTEXT: context, ...env },
	});

const blobsOf = (folder: string) => join(folder, '.netlify/blobs-serve');

/** `form` gives the values of the button's form for the address of a database. */
export async function openZeroBlog(
	{ folder, port, hookId: id }: { folder: string; port: number; hookId: string },
	form: (databaseUrl: string) => Record<string, string>,
): Promise<ZeroBlog> {
	await rm(blobsOf(folder), { recursive: true, force: true });
	const database = await createEmptyDatabase();
	const env = { ...platform, URL: `http://localhost:${port}`, ...form(database.url) };
	const hook = `https://api.netlify.com/build_hooks/${id}`;
	const built: string[] = [];
	const hooks = await startHookServer(id, async () => {
		const named = { INCOMING_HOOK_URL: `${hook}?trigger_title=blog` };
		await tellDeploy(env.URL, 'deploy_building');
		const { code, output } = await buildOf(folder, 'production', { ...env, ...named });
		built.push(output);
		await tellDeploy(env.URL, code === 0 ? 'deploy_succeeded' : 'deploy_failed');
	});
	const file = join(import.meta.dirname, 'injected-fetch.ts');
	const injected = { NODE_OPTIONS: `--import ${file}`, HOOKS_OF_NETLIFY: hooks.url };
	const deploy = { installed: inject('netlifyPrograms'), folder, env: { ...env, ...injected } };
	const site = await serveDeploy(deploy, port);
	return {
		database,
		site,
		hooks,
		hook,
		log: () => [site.output(), ...built].join('\n'),
		close: async () => {
			await hooks.stop();
			await site.stop();
			await database.close();
		},
	};
}

/** The key that made itself, from where Netlify's program keeps blobs. */
export function readKey(folder: string): string {
	const files = globSync('**/*keys*/**/production', { cwd: blobsOf(folder) });
	const texts = files.map((file) => readFileSync(join(blobsOf(folder), file), 'utf8'));
	return texts.find((text) => /^[\w-]{43}$/.test(text)) ?? '';
}

export async function countTables(db: Database): Promise<number> {
	const found = await db.execute(sql`select 1 from pg_tables where schemaname = 'public'`);
	return (found as unknown as { rows: unknown[] }).rows.length;
}
