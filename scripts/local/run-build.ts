import { type ChildProcess, fork } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from '../site/build-error.ts';
import type { BuildMessage, BuildOrder } from './build-worker.ts';
import { clearIfKilled } from './run-command.ts';

type BuildResult = Omit<Extract<BuildMessage, { kind: 'done' }>, 'kind'>;

const worker = fileURLToPath(new URL('./build-worker.ts', import.meta.url));

/** Settles when the process has exited: while exiting it still writes its compile cache. */
function waitForEnd(child: ChildProcess, report: (step: string) => void): Promise<BuildResult> {
	return new Promise((resolve, reject) => {
		let result: BuildResult | undefined;
		let fault: BuildError | undefined;
		child.on('message', (news: BuildMessage) => {
			if (news.kind === 'step') return report(news.step);
			if (news.kind === 'failed') {
				fault = new BuildError(news.reason, news.message, { cause: news.log });
				return;
			}
			const { kind: _, ...built } = news;
			result = built;
		});
		child.once('error', reject);
		child.once('exit', (code, signal) => {
			if (result) resolve(result);
			else
				reject(fault ?? new BuildError('code', `A atualização do site parou (${signal ?? code}).`));
		});
	});
}

/** Most of a build's memory is native, and glibc's separate heap per thread would add a fifth of the total. */
const thrift = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };
/** In megabytes. Pages are short-lived: a smaller space is collected too early, a larger one only uses more memory. */
const youngSpace = '--max-semi-space-size=16';

/** Starts a process that waits for `order`; Node's compile cache is kept between builds. */
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
		detached: true,
	});
}

/** Ends a build and the process that it started for its pages, which would write on while it is busy. */
function endBuild({ pid, exitCode, signalCode }: ChildProcess): void {
	if (pid === undefined || exitCode !== null || signalCode !== null) return;
	process.kill(-pid, 'SIGKILL');
}

export interface RunOptions {
	logFile: string;
	signal: AbortSignal;
	report: (step: string) => void;
}

/** Builds in a separate process: the site keeps responding, and the memory is freed afterwards. */
export async function runBuild(order: BuildOrder, options: RunOptions): Promise<BuildResult> {
	options.signal.throwIfAborted(); // An abort before this would be heard by nobody.
	const child = startWorker(order);
	const log = createWriteStream(options.logFile);
	child.stdout?.pipe(log, { end: false });
	child.stderr?.pipe(log, { end: false });
	const kill = () => endBuild(child);
	options.signal.addEventListener('abort', kill, { once: true });
	const forget = clearIfKilled(kill);
	try {
		const end = waitForEnd(child, options.report);
		child.send(order);
		return await end;
	} finally {
		options.signal.removeEventListener('abort', kill);
		forget();
		log.end();
	}
}

export const buildLogFile = (dataDir: string) => join(dataDir, 'build.log');
