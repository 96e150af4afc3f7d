import { site } from '#config/site';
import { bookCover } from './book-cover.ts';
import { groundNames } from './grounds.ts';
import { bookPatterns } from './look.ts';
import { motifNames } from './motif-names.ts';
import { panel } from './panel.ts';

/**
 * One drawing in every look, by name. A list shows them where a post's own drawing would repeat its neighbour's, and
 * books have no others.
 */
export function listSpareDrawings(): Map<string, () => string> {
	const panels = motifNames.flatMap((motif) =>
		groundNames.map((ground) => {
			const slug = `${motif}-${ground}`;
			return [slug, () => panel({ slug, title: site.tagline }, motif, ground)] as const;
		}),
	);
	const books = bookPatterns.flatMap((pattern) =>
		bookPatterns.map((colour) => {
			return [`livro${pattern}-${colour}`, () => bookCover(pattern, colour)] as const;
		}),
	);
	return new Map([...panels, ...books]);
}
