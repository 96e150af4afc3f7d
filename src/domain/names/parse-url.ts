type Part =
	| 'href'
	| 'origin'
	| 'protocol'
	| 'username'
	| 'password'
	| 'port'
	| 'hostname'
	| 'pathname'
	| 'search'
	| 'hash';
export type ParsedUrl = Record<Part, string> & {
	searchParams: { get(name: string): string | null };
};

/** The part of the WHATWG URL parser used here; every browser and Node have it. */
declare const URL: new (url: string, base?: string) => ParsedUrl;

/** Parses an address as a browser does; undefined when it is invalid. */
export function parseUrl(address: string, base?: string): ParsedUrl | undefined {
	try {
		return new URL(address, base);
	} catch {
		// Every browser's parser throws for an invalid address; `URL.parse` is too new for some.
		return undefined;
	}
}

/** The whole of a web address that may have been written without its scheme. */
export const withScheme = (written: string): string =>
	/^https?:/i.test(written) ? written : `https://${written}`;
