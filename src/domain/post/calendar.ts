import { planKinds } from './plan.ts';

/** What happens to a post on a day: it came out, it comes out, a change of it does, or it leaves the site. */
export const entryKinds = ['live', 'scheduled', ...planKinds] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What one call reads at most; the calendar shows six weeks. */
export const calendarDays = 45;
/** Entries of one day; further ones are only counted. */
export const entriesOfDay = 20;
/** Posts whose review is late that the shelf shows, and reviews of one month. */
export const mostLateReviews = 24;
export const mostReviews = 500;
/** Drafts without a date that the shelf shows at first, and at most. */
export const shelfDrafts = 12;
export const mostShelfDrafts = 48;
