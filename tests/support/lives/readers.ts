import type { blogPosts } from '#db/schema';
import { valuesOf } from '#domain/post/form-values';
import type { PostValues } from '../../../admin/src/text/post-values.ts';

/** What readers see of a post: its text, or nothing. */
export type Seen = Omit<PostValues, 'scheduled_at'> | null;

export const seenOf = ({ scheduled_at: _, ...text }: PostValues): Seen => text;

export const seenBy = (post: typeof blogPosts.$inferSelect | undefined): Seen =>
	post?.published && !post.deleted_at ? seenOf(valuesOf(post as never)) : null;

/** Whether two texts are one to readers, who do not mind what a topic is called by now. */
export class Readers {
	/** Renamed tags, with their first name. */
	private readonly firstNames = new Map<string, string>();

	/** From now on they see the tag by another name. */
	renamesTag(name: string, to: string): void {
		this.firstNames.set(to, this.firstNameOf(name));
	}

	private firstNameOf = (tag: string) => this.firstNames.get(tag) ?? tag;

	/** The server trims the end of a text and fills in empty fields. */
	textOf(seen: Seen): string {
		if (!seen) return 'nothing';
		const { title, content, tags, category_id } = seen;
		const topics = [...new Set(tags.map(this.firstNameOf)), category_id !== ''];
		return JSON.stringify([title.trim(), content.trim(), ...topics]);
	}
}
