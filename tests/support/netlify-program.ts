import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findFreePort } from './running-site.ts';

const programs = {
	netlify: 'netlify-cli/bin/run.js',
	'netlify-build': '@netlify/build/bin.js',
} as const;

interface Order {
	/** The folder in which Netlify's programs are installed. */
	installed: string;
	program: keyof typeof programs;
	args: string[];
	folder: string;
	env: Record<string, string>;
}

export interface RunningProgram {
	output: () => string;
	/** The exit code. */
	ended: Promise<number>;
	/** Resolves when this is printed; throws when the program ends first. */
	printed: (pattern: RegExp) => Promise<void>;
	stop: () => Promise<void>;
}

/** Colour codes, which the programs print even into a pipe. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches the escape character on purpose.
const colours = /\u001b\[\d+m/g;

/** Starts one of Netlify's own programs, with no variables from this machine except PATH. */
async function startProgram({
	installed,
	program,
	args,
	folder,
	env,
}: Order): Promise<RunningProgram> {
	const home = await mkdtemp(join(tmpdir(), 'netlify-home-'));
	const file = join(installed, 'node_modules', programs[program]);
	const child = spawn(process.execPath, [file, ...args], {
		cwd: folder,
		stdio: ['ignore', 'pipe', 'pipe'],
		detached: true, // Its own process group, so that child processes end with it.
		env: {
			PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
			HOME: home,
			CI: '1',
			NETLIFY: 'true',
			ASTRO_TELEMETRY_DISABLED: '1',
			NETLIFY_CLI_TELEMETRY_DISABLED: '1',
			npm_config_update_notifier: 'false',
			...env,
		},
	});
	const startedAt = performance.now();
	/** Prints how long it takes, because `npm test` waits for it. */
	const tell = (what: string) =>
		console.info(
			`${program} ${what} after ${Math.round((performance.now() - startedAt) / 1000)} s`,
		);
	let text = '';
	const collect = (chunk: Buffer) => {
		text += chunk.toString();
	};
	child.stdout.on('data', collect);
	child.stderr.on('data', collect);
	const output = () => text.replace(colours, '');
	const ended = once(child, 'exit').then(async ([code]) => {
		tell('ended');
		await rm(home, { recursive: true, force: true, maxRetries: 5 });
		return Number(code ?? -1);
	});
	return {
		output,
		ended,
		printed: async (pattern) => {
			const seen = new Promise<void>((resolve) => {
				const look = () => pattern.test(output()) && resolve();
				child.stdout.on('data', look);
				child.stderr.on('data', look);
				look();
			});
			const died = ended.then((code) => {
				throw new Error(`${program} ended with ${code}:\n${output()}`);
			});
			await Promise.race([seen, died]);
			tell('was ready');
			died.catch(() => undefined);
		},
		stop: async () => {
			if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
			await ended;
		},
	};
}

/** Runs one to its end. */
export async function runProgram(order: Order): Promise<{ code: number; output: string }> {
	const { ended, output } = await startProgram(order);
	return { code: await ended, output: output() };
}

type Deploy = Omit<Order, 'program' | 'args'>;

export const buildDeploy = (deploy: Deploy) =>
	runProgram({
		...deploy,
		program: 'netlify',
		args: ['build', '--offline', '--context', 'production'],
	});

/** Builds and then serves, at `port` where one is given. */
export async function serveDeploy(
	deploy: Deploy,
	given?: number,
): Promise<RunningProgram & { url: string }> {
	const [port, functionsPort] = [given ?? (await findFreePort()), await findFreePort()];
	const ports = ['--port', String(port), '--functions-port', String(functionsPort)];
	const args = ['serve', '--offline', '--internal-disable-edge-functions', ...ports];
	const program = await startProgram({ ...deploy, program: 'netlify', args });
	await program.printed(/dev server ready/);
	return { ...program, url: `http://localhost:${port}` };
}
