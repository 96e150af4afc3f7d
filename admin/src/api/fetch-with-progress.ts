/** Like `fetch`, for one upload, with the uploaded share of the body from 0 to 1. */
export function fetchWithProgress(
	url: string,
	init: { method: string; headers: Record<string, string>; body: string; signal: AbortSignal },
	onProgress: (share: number) => void,
): Promise<Response> {
	const { promise, resolve, reject } = Promise.withResolvers<Response>();
	const request = new XMLHttpRequest();
	request.open(init.method, url);
	for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value);
	request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
	request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
	request.onerror = () => reject(new TypeError('network'));
	request.onabort = () => reject(init.signal.reason);
	init.signal.addEventListener('abort', () => request.abort());
	request.send(init.body);
	return promise;
}
