/** Runs in its own process: loads each bundle like the platform, calls it once, and reports the result. */
export interface BundleCall {
	name: string;
	file: string;
	url: string;
	method: string;
	body?: string;
}
export interface BundleAnswer {
	name: string;
	importMs: number;
	/** 0 when it cannot be called by a request. */
	status: number;
	type: string;
	text: string;
	/** Handlers of events. */
	events: string[];
}

async function callOne(call: BundleCall): Promise<BundleAnswer> {
	const startedAt = performance.now();
	const { default: entry } = await import(call.file);
	const importMs = performance.now() - startedAt;
	if (typeof entry !== 'function') {
		return { name: call.name, importMs, status: 0, type: '', text: '', events: Object.keys(entry) };
	}
	const request = new Request(call.url, {
		method: call.method,
		...(call.body !== undefined && {
			body: call.body,
			headers: { 'content-type': 'application/json' },
		}),
	});
	const response: Response = await entry(request, { ip: '203.0.113.7' });
	const type = response.headers.get('content-type') ?? '';
	return {
		...{ name: call.name, importMs, status: response.status, type },
		...{ text: await response.text(), events: [] },
	};
}

process.once('message', async (calls: BundleCall[]) => {
	for (const call of calls) process.send?.(await callOne(call));
	process.exit();
});
