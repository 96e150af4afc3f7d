import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

/** A program and its children, in a group that ends with this process, however that ends. */
export interface TiedProgram {
	/** The first group of `pattern` in what it prints. Throws with all of that when it ends first, or after 60 s. */
	said: (pattern: RegExp) => Promise<string>;
	end: () => Promise<void>;
}

/** The kernel closes our end of the pipe even after `kill -9`; then `read` returns and the group is killed. */
const watch = '"$@" <&- & read -r _; kill -s KILL -- -$$';

const patienceMs = 60_000;

function listen(child: ChildProcessByStdio<Writable, Readable, Readable>, name: string) {
	let printed = '';
	return (pattern: RegExp) =>
		new Promise<string>((resolve, reject) => {
			const look = (chunk: Buffer | string) => {
				printed += chunk.toString();
				const found = pattern.exec(printed)?.[1];
				if (found !== undefined) resolve(found);
			};
			const give = () => reject(new Error(`${name}: ${printed.trim() || 'não respondeu'}`));
			child.stdout.on('data', look);
			child.stderr.on('data', look);
			child.once('close', give);
			setTimeout(give, patienceMs).unref();
		});
}

export function startTied(file: string, args: string[], env: NodeJS.ProcessEnv): TiedProgram {
	const child = spawn('sh', ['-c', watch, 'sh', file, ...args], {
		detached: true,
		stdio: ['pipe', 'pipe', 'pipe'],
		env: { ...process.env, ...env },
	});
	const closed = once(child, 'close');
	return {
		said: listen(child, file),
		end: async () => {
			child.stdin.end();
			await closed;
		},
	};
}
