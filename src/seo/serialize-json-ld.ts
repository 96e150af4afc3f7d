/** Structured data for a script element, escaped so that it cannot end the element or a line (B3). */
export const serializeJsonLd = (graph: object): string =>
	JSON.stringify(graph)
		.replaceAll('<', '\\u003c')
		.replaceAll('\u2028', '\\u2028')
		.replaceAll('\u2029', '\\u2029');
