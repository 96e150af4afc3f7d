import { Worker } from 'node:worker_threads';

/** Runs a module in a worker thread with `order` as its `workerData`; resolves to the last message it posted. */
export function runThread<Result = undefined>(module: URL, order: object): Promise<Result> {
	const worker = new Worker(module, { workerData: order });
	return new Promise((resolve, reject) => {
		let result: Result;
		worker.on('message', (message: Result) => {
			result = message;
		});
		worker.once('error', reject);
		worker.once('exit', (code) => {
			if (code === 0) resolve(result);
			else reject(new Error(`${module.pathname} ended with ${code}.`));
		});
	});
}
