import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config, Context } from '@netlify/functions';
import type { CallsHandler } from '#lib/serve-calls';

type Handler = ((request: Request, context: Context) => Promise<Response> | Response) &
	Partial<Pick<CallsHandler, 'calls'>>;

/** Functions for Netlify's deploy events have no address, and there are no deploys here. */
const isCallable = ({ run }: LoadedFunction) => typeof run === 'function';

interface LoadedFunction {
	name: string;
	run: Handler;
	config: Config;
}

export interface LocalFunctions {
	/** Whether a function has this address. */
	has: (pathname: string) => boolean;
	/** Undefined when no function has this address. */
	handle: (request: Request, ip: string) => Promise<Response | undefined>;
	/** Loads the code of every call, so that none waits for it, nor finds it changed. */
	loadCalls: () => Promise<void>;
	/** Runs every scheduled function once, as the platform does each minute. */
	runScheduled: () => Promise<void>;
}

/** The part of the platform's context that this product may use. */
function makeContext(request: Request, ip: string): Context {
	const context: Partial<Context> = {
		ip,
		requestId: randomUUID(),
		url: new URL(request.url),
		params: {},
		waitUntil: (promise) => void promise.catch((error) => console.error(error)),
	};
	return context as Context;
}

type Load = (file: string) => Promise<{ default: Handler; config?: Config }>;

const loadOnce: Load = (file) => import(pathToFileURL(file).href);

async function loadFunction(file: string, load: Load): Promise<LoadedFunction> {
	const module = await load(file);
	return { name: basename(file, '.ts'), run: module.default, config: module.config ?? {} };
}

/** Finds a function like Netlify: ignores case and a trailing slash. */
function listPatterns({ name, config }: LoadedFunction): URLPattern[] {
	const isScheduled = 'schedule' in config && config.schedule;
	const path = 'path' in config ? config.path : undefined;
	if (isScheduled) return [];
	const paths = path === undefined ? [`/.netlify/functions/${name}`] : [path].flat();
	return paths.map((path) => new URLPattern({ pathname: `${path}{/}?` }, { ignoreCase: true }));
}

/** Loads the same function files into this process, with the same `(Request, context) → Response`. */
export async function loadFunctions(root: string, load = loadOnce): Promise<LocalFunctions> {
	const folder = join(root, 'netlify', 'functions');
	const files = readdirSync(folder)
		.filter((file) => file.endsWith('.ts'))
		.map((file) => join(folder, file));
	const loaded = await Promise.all(files.map((file) => loadFunction(file, load)));
	const functions = loaded.filter(isCallable);
	const routes = functions.flatMap((entry) =>
		listPatterns(entry).map((pattern) => ({ pattern, run: entry.run })),
	);
	const scheduled = functions.filter(({ config }) => 'schedule' in config && config.schedule);
	const find = (pathname: string) => routes.find(({ pattern }) => pattern.test({ pathname }));
	return {
		has: (pathname) => find(pathname) !== undefined,
		handle: async (request, ip) =>
			find(new URL(request.url).pathname)?.run(request, makeContext(request, ip)),
		loadCalls: async () => {
			const loads = functions.flatMap(({ run }) => Object.values(run.calls ?? {}));
			await Promise.all(loads.map((load) => load()));
		},
		runScheduled: async () => {
			for (const { name, run } of scheduled) {
				const request = new Request(`http://localhost/.netlify/functions/${name}`, {
					method: 'POST',
				});
				await run(request, makeContext(request, '127.0.0.1'));
			}
		},
	};
}
