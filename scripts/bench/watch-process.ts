import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessCost {
	wallMs: number;
	/** CPU time of all threads and child processes; 0 where the system has no /proc. */
	cpuMs: number;
	peakMb: number;
}

const sampleMs = 20;
const ticksPerSecond = 100;

/** User and system time, including finished children, follow the name, which may contain spaces. */
function readCpuMs(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
	const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
	return (ticks * 1000) / ticksPerSecond;
}

function listChildren(pid: number): number[] {
	return readdirSync(`/proc/${pid}/task`)
		.flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
		.filter((child) => child !== '')
		.map(Number);
}

function readMemoryMb(pid: number, line: 'VmHWM' | 'VmRSS'): number {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8');
	return Number(new RegExp(`${line}:\\s*(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
}

/** Sum over the process and its descendants. */
function readTreeMb(pid: number): number {
	return listChildren(pid).reduce(
		(sum, child) => sum + readTreeMb(child),
		readMemoryMb(pid, 'VmRSS'),
	);
}

/** Measures a process until its end; throws when it fails. */
export function watchProcess(child: ChildProcess): Promise<ProcessCost> {
	const start = performance.now();
	const pid = child.pid ?? 0;
	const cost: ProcessCost = { wallMs: 0, cpuMs: 0, peakMb: 0 };
	const timer = setInterval(() => {
		try {
			cost.cpuMs = readCpuMs(pid);
			cost.peakMb = Math.max(cost.peakMb, readMemoryMb(pid, 'VmHWM'), readTreeMb(pid));
		} catch {
			// The process has ended, or the system has no /proc: keep what was read so far.
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
