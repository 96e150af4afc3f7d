/** `fetch` that reads at most `mostBytes` of the reply and follows no redirect. */
export async function fetchAtMost(
	url: string | URL | Request,
	init: RequestInit | undefined,
	mostBytes: number,
): Promise<Response> {
	const response = await fetch(url, { ...init, redirect: 'error' });
	const { status, statusText, headers } = response;
	if (Number(headers.get('content-length')) > mostBytes) {
		await response.body?.cancel();
		throw new RangeError('the answer is too long');
	}
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let length = 0;
	for await (const chunk of response.body ?? []) {
		length += chunk.length;
		// Leaving the loop cancels the download.
		if (length > mostBytes) throw new RangeError('the answer is too long');
		chunks.push(chunk);
	}
	return new Response(chunks.length === 0 ? null : new Blob(chunks), {
		status,
		statusText,
		headers,
	});
}
