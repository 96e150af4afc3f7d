/** One line of JSON per event; never a header, a body or a token (D12). */
export function logLine(event: string, fields: Record<string, unknown>): void {
	console.log(JSON.stringify({ event, ...fields }));
}
