import { type ChildProcess, fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from '../build/build-error.ts';
import type { BuildNews, BuildOrder } from './build-worker.ts';

type BuildResult = Omit<Extract<BuildNews, { kind: 'done' }>, 'kind'>;

const worker = fileURLToPath(new URL('./build-worker.ts', import.meta.url));

/** Until the process is gone: on its way out it still writes what it compiled into the cache. */
function waitForEnd(child: ChildProcess, report: (step: string) => void): Promise<BuildResult> {
	return new Promise((resolve, reject) => {
		let result: BuildResult | undefined;
		child.on('message', (news: BuildNews) => {
			if (news.kind === 'step') return report(news.step);
			if (news.kind === 'failed')
				return reject(new BuildError(news.reason, news.message, { cause: news.log }));
			const { kind: _, ...built } = news;
			result = built;
		});
		child.once('error', reject);
		child.once('exit', (code, signal) => {
			if (result) resolve(result);
			else reject(new BuildError('code', `A construção parou (${signal ?? code}).`));
		});
	});
}

/** Most of a build's memory is native, and glibc keeps a heap of its own for every thread: a fifth of the whole. */
const thrift = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };
/** In megabytes. A page is short-lived: with less room it is collected while it is written, with more only later. */
const youngSpace = '--max-semi-space-size=16';

/** The process that waits for `order`; what Node compiled for one build is there for the next. */
export function startWorker({
	root,
	cacheDir,
}: Pick<BuildOrder, 'root' | 'cacheDir'>): ChildProcess {
	return fork(worker, [], {
		cwd: root,
		env: {
			...process.env,
			ASTRO_TELEMETRY_DISABLED: '1',
			NO_COLOR: '1',
			NODE_ENV: 'production',
			NODE_COMPILE_CACHE: join(cacheDir, 'compiled'),
			...thrift,
		},
		execArgv: [...process.execArgv, youngSpace],
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
}

export interface RunOptions {
	logFile: string;
	signal: AbortSignal;
	report: (step: string) => void;
	/** One that was started ahead; by default it is started now. */
	child?: ChildProcess;
}

/** Builds in a process of its own: the site answers meanwhile, and the memory is given back. */
export async function runBuild(order: BuildOrder, options: RunOptions): Promise<BuildResult> {
	const child = options.child ?? startWorker(order);
	const log = createWriteStream(options.logFile);
	child.stdout?.pipe(log, { end: false });
	child.stderr?.pipe(log, { end: false });
	const kill = () => child.kill('SIGKILL');
	options.signal.addEventListener('abort', kill, { once: true });
	try {
		const end = waitForEnd(child, options.report);
		child.send(order);
		return await end;
	} finally {
		options.signal.removeEventListener('abort', kill);
		log.end();
	}
}

export const buildLogFile = (dataDir: string) => join(dataDir, 'build.log');
