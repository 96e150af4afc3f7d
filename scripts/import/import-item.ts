import type { DatedCategory } from '#domain/names/category-lists';
import type { TopicMemory } from '#domain/names/topic';
import type {
	ExportedAuthor,
	ExportedForward,
	ExportedPicture,
	ExportedPlan,
} from '#domain/post/blog-export';
import type { ExportedSearch, ExportedVisits } from '#domain/readers/visits-export';

/** One article as the source contains it, not yet validated. */
export interface ImportItem {
	/** A permanent id of the item: importing it again finds the same post. */
	key: string;
	/** Keys that earlier versions gave it, or that it has when other files are imported with it. */
	formerKeys?: string[];
	/** Set where the key says only where the file lay: the blog's address, '' when unknown. */
	place?: string;
	/** Its name in the report. */
	source: string;
	fields: Record<string, unknown>;
	/** What could not be kept, in words for the user. */
	notes?: string[];
}

/** A picture in this product's own store, from an export of this product. */
export interface ImportedPicture extends ExportedPicture {
	/** The bytes of one of its widths. */
	read: (width: number) => Promise<Uint8Array>;
}

/** A picture that was delivered with the articles. */
export interface LocalPicture {
	name: string;
	read: () => Promise<Uint8Array>;
}

/** A source of articles; every call reads it from the beginning. */
export interface ImportSource {
	items: () => AsyncIterable<ImportItem> | Iterable<ImportItem>;
	/** What this blog cannot store of it; known once the items have been read. */
	listLeftOut?: () => string[];
	/** What its owner should know of this kind of source, in whole sentences. */
	remarks?: readonly string[];
	/** Hosts whose addresses belong to the old blog. */
	ownHosts?: readonly string[];
	/** Below which it lay on them, when not at the root. */
	ownPath?: string;
	/** In the order in which they are created. */
	categories?: readonly Omit<DatedCategory, 'id'>[];
	topics?: TopicMemory | undefined;
	authors?: readonly ExportedAuthor[];
	pictures?: readonly ImportedPicture[];
	plans?: readonly ExportedPlan[];
	forwards?: readonly ExportedForward[];
	ledAddresses?: readonly { from: string; to: string }[];
	visits?: () => AsyncIterable<ExportedVisits>;
	searches?: ExportedSearch[];
	/** Finds the file that the article with this `source` shows at this address. */
	findPicture?: (address: string, source: string) => LocalPicture | undefined;
	/** The full picture of which the one at this address is a smaller copy; the address itself when it is the full one. */
	findFull?: (address: string) => string | undefined;
}
