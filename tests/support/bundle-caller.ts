/** Runs in its own process: loads bundles like the platform, calls each of their addresses once, and reports the result. */
export interface BundleCall {
	name: string;
	file: string;
	url: string;
	method: string;
	body?: string;
}
export interface BundleAnswer {
	name: string;
	/** 0 when it cannot be called by a request. */
	status: number;
	type: string;
	text: string;
	/** Handlers of events. */
	events: string[];
}

async function callOne(call: BundleCall): Promise<BundleAnswer> {
	const { default: entry } = await import(call.file);
	if (typeof entry !== 'function') {
		return { name: call.name, status: 0, type: '', text: '', events: Object.keys(entry) };
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
		name: call.name,
		status: response.status,
		type,
		text: await response.text(),
		events: [],
	};
}

process.once('message', async (calls: BundleCall[]) => {
	for (const call of calls) process.send?.(await callOne(call));
	process.exit();
});
