import { Worker } from 'node:worker_threads';

/** Runs a module in a thread of its own, with `order` as its `workerData`, until it has come to its end. */
export function runThread(module: URL, order: object): Promise<void> {
	const worker = new Worker(module, { workerData: order });
	return new Promise((resolve, reject) => {
		worker.once('error', reject);
		worker.once('exit', (code) => {
			if (code === 0) resolve();
			else reject(new Error(`${module.pathname} ended with ${code}.`));
		});
	});
}
