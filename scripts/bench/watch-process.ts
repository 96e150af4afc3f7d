import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface ProcessCost {
	wallMs: number;
	/** Of all its threads; 0 where the system has no /proc. */
	cpuMs: number;
	peakMb: number;
}

const sampleMs = 20;
const ticksPerSecond = 100;

/** User and system time stand behind the name, which may hold spaces. */
function readCpuMs(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
	return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

function readPeakMb(pid: number): number {
	const kilobytes = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
	return Number(kilobytes ?? 0) / 1024;
}

/** What a process costs from now to its end; throws when it fails. */
export function watchProcess(child: ChildProcess): Promise<ProcessCost> {
	const start = performance.now();
	const cost: ProcessCost = { wallMs: 0, cpuMs: 0, peakMb: 0 };
	const timer = setInterval(() => {
		try {
			cost.cpuMs = readCpuMs(child.pid ?? 0);
			cost.peakMb = Math.max(cost.peakMb, readPeakMb(child.pid ?? 0));
		} catch {
			// Its end, or a system without /proc: what was read so far counts.
		}
	}, sampleMs);
	let errors = '';
	child.stderr?.on('data', (bytes: Buffer) => {
		errors += bytes.toString();
	});
	child.stdout?.resume();
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code, signal) => {
			clearInterval(timer);
			cost.wallMs = performance.now() - start;
			if (code === 0) resolve(cost);
			else
				reject(
					new Error(`${child.spawnargs.join(' ')}: ${signal ?? code}\n${errors.slice(-2000)}`),
				);
		});
	});
}
