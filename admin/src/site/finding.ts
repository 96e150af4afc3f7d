import type { z } from 'zod';
import { paths } from '#config/paths';
import { pictureFaultTexts } from '#contract/picture-fault-texts';
import type { findingReply } from '#contract/post-reply';
import { messages } from '../messages.ts';

/** How the site differs from the post. */
export type Finding = z.output<typeof findingReply>;

/** The field in which it can be fixed. */
export const fieldOf = ({ kind }: Finding) => (kind === 'cover' ? 'image_url' : 'content');

/** The form's address, at that field. */
export const mendingAddress = (postId: string, finding: Finding): string =>
	`${paths.admin.edit(postId)}#${fieldOf(finding)}`;

export const reasonOf = ({ fault }: Finding): string => (fault ? pictureFaultTexts[fault] : '');

export const textOf = (finding: Finding): string =>
	`${messages.finding[finding.kind]} ${reasonOf(finding)}`.trim();
