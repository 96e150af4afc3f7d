import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { paths } from '#config/paths';
import type { Database } from '#db/client';
import { askSiteAt } from './ask-site.ts';
import { netlifyBlobStore } from './blob-store.ts';
import type { Deps } from './deps.ts';
import { logLine } from './log-line.ts';
import { netlifyPictureStore } from './picture-store.ts';

/**
 * Addresses of the pictures that come with the code. The functions' bundle replaces the variable with the list, and the
 * local runner sets it; undefined otherwise.
 */
function readSitePictures(): ReadonlySet<string> | undefined {
	const list = process.env['SITE_PICTURES'];
	return list === undefined ? undefined : new Set(list.split('\n'));
}

export interface DepsOptions
	extends Partial<
			Pick<
				Deps,
				| 'blobs'
				| 'pictures'
				| 'imageProvider'
				| 'mailServer'
				| 'log'
				| 'now'
				| 'buildMinIntervalMs'
				| 'lane'
				| 'laneBy'
				| 'monthlyDeploys'
				| 'databaseLimit'
				| 'setup'
				| 'setupCode'
				| 'asksForHook'
				| 'searchEngines'
			>
		>,
		Pick<Deps, 'callBuildHook' | 'authSecret'> {
	db: Database;
	siteUrl: string;
}

const pageTimeoutMs = 2_000;
/** Enough for a page behind a function that has yet to start; three requests in a row still fit into one call. */
const askTimeoutMs = 3_000;
const version = z.object({ publication: z.number().int().min(0) });

async function readPublication(siteUrl: string): Promise<number | undefined> {
	try {
		const signal = AbortSignal.timeout(pageTimeoutMs);
		const answer = await fetch(new URL(paths.version, siteUrl), { signal, redirect: 'error' });
		return version.safeParse(await answer.json()).data?.publication;
	} catch {
		return undefined; // A site that does not answer counts as unknown.
	}
}

/** Only Netlify's network keeps replies, and there a function has a token for it. */
async function purge(tags: string[]): Promise<void> {
	if (!process.env['NETLIFY_PURGE_API_TOKEN']) return;
	const { purgeCache } = await import('@netlify/functions');
	await purgeCache({ tags });
}

/** The real dependencies, for Netlify's functions and the local runner. */
export function createDeps(options: DepsOptions): Deps {
	const siteOrigin = new URL(options.siteUrl).origin;
	return {
		db: options.db,
		now: options.now ?? (() => new Date()),
		randomBytes: (size) => randomBytes(size),
		wait: (ms) => setTimeout(ms),
		authSecret: options.authSecret,
		setup: options.setup ?? { database: 'other', key: 'setting' },
		setupCode: options.setupCode,
		siteOrigin,
		blobs: options.blobs ?? netlifyBlobStore(),
		pictures: options.pictures ?? netlifyPictureStore(),
		imageProvider: options.imageProvider,
		mailServer: options.mailServer,
		sitePictures: readSitePictures(),
		outside: {},
		hasPage: async (path) => {
			const signal = AbortSignal.timeout(pageTimeoutMs);
			const answer = await fetch(new URL(path, siteOrigin), { method: 'HEAD', signal });
			return answer.status === 200;
		},
		readPublication,
		asksForHook: options.asksForHook ?? false,
		callBuildHook: options.callBuildHook,
		purge,
		searchEngines: options.searchEngines,
		lane: options.lane,
		laneBy: options.laneBy ?? 'setting',
		askSite: askSiteAt(siteOrigin, askTimeoutMs),
		buildMinIntervalMs: options.buildMinIntervalMs ?? 0,
		monthlyDeploys: options.monthlyDeploys,
		databaseLimit: options.databaseLimit,
		log: options.log ?? logLine,
		say: (line) => console.log(line),
	};
}
