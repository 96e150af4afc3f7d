import type { Author } from '../names/author.ts';
import type { DatedCategory } from '../names/category-lists.ts';
import type { TopicMemory } from '../names/topic.ts';
import type { PictureOrigin } from '../pictures/picture-origin.ts';
import type { PlanKind, PlanWait } from './plan.ts';
import { postStatus } from './post.ts';
import type { ExportField, FieldValues } from './post-fields.ts';
import type { CopyFields } from './post-versions.ts';

/** What an export contains of a post, in any state. */
export type ExportedPost = FieldValues<ExportField> & {
	category: string | null;
	/** Addresses that lead to it, such as `/post/velho` and `/?p=12`. */
	aliases: string[];
};

/** An author; the address follows from the name. */
export interface ExportedAuthor extends Omit<Author, 'slug'> {
	/** Addresses of earlier names. */
	addresses: string[];
}

export interface ExportedPicture {
	hash: string;
	name: string;
	alt: string;
	width: number;
	height: number;
	/** Pixels; each width is a file of its own. */
	widths: number[];
	origin: PictureOrigin | null;
	created_at: string;
}

/** A plan for a live post; a change is merged into the exported text. */
export interface ExportedPlan {
	post_id: string;
	kind: PlanKind;
	at: string;
	leads_to: string | null;
	waits: PlanWait | null;
	user_name: string | null;
	/** Of the fields, by name. */
	category: string | null;
	fields: CopyFields | null;
}

/** Where the addresses of a post lead that a plan took off the site. */
export interface ExportedForward {
	post_id: string;
	leads_to: string;
}

export interface ExportFile {
	/** Path within the export, with `/` between folders. */
	name: string;
	text: string;
}

/** JSON is valid YAML, and quoting keeps any text from ending a line or the front matter. */
function writeFrontMatter(fields: Record<string, unknown>): string {
	const lines = Object.entries(fields)
		.filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
		.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
	return `---\n${lines.join('\n')}\n---\n`;
}

/** A post as Markdown with front matter: the stored text, with all times and addresses. */
export function writePostFile(post: ExportedPost): ExportFile {
	const { content, published: _, title, id, slug, image_url: image, aliases, ...rest } = post;
	const fields = { title, id, slug, status: postStatus(post), image, ...rest, aliases };
	return { name: `posts/${slug}.md`, text: writeFrontMatter(fields) + content };
}

/** A working copy as Markdown: a text that never became a post, or unpublished changes to one. */
export function writeCopyFile(copy: {
	post_id: string;
	isNewPost: boolean;
	updated_at: string;
	fields: Record<string, unknown>;
}): ExportFile {
	const { content = '', ...fields } = copy.fields;
	const about = copy.isNewPost
		? { id: copy.post_id, status: 'draft', created_at: copy.updated_at }
		: { working_copy_of: copy.post_id };
	const folder = copy.isNewPost ? 'posts' : 'rascunhos';
	const text = writeFrontMatter({ ...fields, ...about, updated_at: copy.updated_at });
	return { name: `${folder}/rascunho-${copy.post_id}.md`, text: text + String(content) };
}

/** What the articles do not contain: all categories, including empty ones, who writes, the picture library, and plans. */
export function writeManifest(blog: {
	exported_at: string;
	categories: Omit<DatedCategory, 'id'>[];
	topics: TopicMemory;
	authors: ExportedAuthor[];
	pictures: ExportedPicture[];
	plans: ExportedPlan[];
	forwards: ExportedForward[];
	/** Addresses that readers missed and that lead to no post. */
	led_addresses: { from: string; to: string }[];
}): ExportFile {
	const { exported_at, topics, authors, pictures, plans, forwards, led_addresses } = blog;
	const categories = blog.categories.map(({ name, slug, icon, accent, line, created_at }) => ({
		name,
		slug,
		icon,
		accent,
		line,
		created_at,
	}));
	const manifest = {
		format: 'blog-export',
		version: 1,
		exported_at,
		categories,
		topics,
		authors,
		pictures,
		plans,
		forwards,
		led_addresses,
	};
	return { name: 'blog.json', text: `${JSON.stringify(manifest, null, '\t')}\n` };
}

/** A picture's files in an export, each at the address that the texts use. */
export const listPictureFiles = ({ hash, widths }: ExportedPicture): string[] =>
	widths.map((width) => `images/${hash}-${width}.webp`);

/** Redirects from previous addresses, in the format that most static hosts read. */
export function writeRedirectFile(redirects: { from: string; to: string }[]): ExportFile {
	const lines = redirects.map(({ from, to }) => {
		const [path = '', query] = from.split('?');
		const target = to.includes('/') ? to : `/post/${to}`;
		return [encodeURI(path), ...(query ? [query] : []), target, '301'].join(' ');
	});
	return { name: '_redirects', text: `${lines.join('\n')}\n` };
}
