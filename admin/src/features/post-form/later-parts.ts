import { later } from '../../ui/later.tsx';

/** Asks at once, before the post has arrived, and again when it is wanted and did not come. */
function early<Part>(load: () => Promise<Part>): () => Promise<Part> {
	let first: Promise<Part> | undefined = load();
	first.catch(() => undefined);
	return () => {
		const asked = first ?? load();
		first = undefined;
		return asked;
	};
}

/** The text can be written without it. */
const unsaid = () => undefined;

export const loadTextDesk = early(async () => (await import('./tools/text-desk.tsx')).TextDesk);
export const Outline = later(
	early(async () => (await import('./tools/outline-list.tsx')).Outline),
	unsaid,
);
export const LinkPlace = later(
	early(async () => (await import('./link/link-place.tsx')).LinkPlace),
	unsaid,
);
export const ResultsPart = later(
	async () => (await import('./ficha/results-part.tsx')).ResultsPart,
	unsaid,
);
export const ShowPart = later(async () => (await import('./ficha/show-part.tsx')).ShowPart, unsaid);
export const ReviewFields = later(
	early(async () => (await import('../../when/review-fields.tsx')).ReviewFields),
	unsaid,
);
