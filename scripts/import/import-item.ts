/** One article as its source has it; nothing is judged yet. */
export interface ImportItem {
	/** Names the item for good: importing it again finds the same post. */
	key: string;
	/** What the report calls it. */
	source: string;
	fields: Record<string, unknown>;
	/** What its reader could not keep, in words for a person. */
	notes?: string[];
}

/** A picture of this product's own store, out of an export of this product. */
export interface ImportedPicture {
	hash: string;
	name: string;
	alt: string;
	width: number;
	height: number;
	widths: number[];
	created_at: string;
	/** The bytes of one of its widths. */
	read: (width: number) => Promise<Uint8Array>;
}

/** A picture that came with the articles. */
export interface LocalPicture {
	name: string;
	read: () => Promise<Uint8Array>;
}

/** Where articles come from; read from its beginning each time that it is asked. */
export interface ImportSource {
	items: () => AsyncIterable<ImportItem> | Iterable<ImportItem>;
	/** What is in it that this blog has no place for, known once the items were read. */
	listLeftOut?: () => string[];
	/** Hosts whose pictures are the old blog's own. */
	ownHosts?: readonly string[];
	/** In the order in which they are made. */
	categories?: readonly { name: string; slug: string }[];
	pictures?: readonly ImportedPicture[];
	/** The file that an article, named by its `source`, shows from this address. */
	findPicture?: (address: string, source: string) => LocalPicture | undefined;
}
