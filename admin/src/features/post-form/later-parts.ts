import { later, unsaid } from '../../ui/later.tsx';
import { onDemand } from '../../ui/on-demand.ts';

/** Asked for at once, before the post has arrived. */
export const writingArea = onDemand(
	async () => (await import('./tools/writing-area.tsx')).WritingArea,
);
writingArea.load().catch(() => undefined);

// The text can be written without these.
export const Outline = later(
	async () => (await import('./tools/outline-list.tsx')).Outline,
	unsaid,
	true,
);
export const LinkDialogHost = later(
	async () => (await import('./link/link-dialog-host.tsx')).LinkDialogHost,
	unsaid,
	true,
);
export const DoorOffer = later(async () => (await import('./door-offer.tsx')).DoorOffer, unsaid);
export const ResultsPart = later(
	async () => (await import('./ficha/results-part.tsx')).ResultsPart,
	unsaid,
);
export const ShowPart = later(
	async () => (await import('./ficha/draft-link-part.tsx')).ShowPart,
	unsaid,
);
export const ReviewFields = later(
	async () => (await import('../../when/review-day-fields.tsx')).ReviewFields,
	unsaid,
	true,
);
