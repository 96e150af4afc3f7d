import type { Category } from './post.ts';
import type { ExportField, FieldValues } from './post-fields.ts';
import { postStatus } from './post-status.ts';

/** What an export takes of a post, whatever its state. */
export type ExportedPost = FieldValues<ExportField> & {
	category: string | null;
	/** Addresses that lead to it, such as `/post/velho` and `/?p=12`. */
	aliases: string[];
};

export interface ExportedPicture {
	hash: string;
	name: string;
	alt: string;
	width: number;
	height: number;
	/** Pixels; each is a file of its own. */
	widths: number[];
	created_at: string;
}

export interface ExportFile {
	/** Within the export, with `/` between folders. */
	name: string;
	text: string;
}

/** JSON is YAML too, and no sign of the text can end a line or the front matter. */
function writeFrontMatter(fields: Record<string, unknown>): string {
	const lines = Object.entries(fields)
		.filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
		.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
	return `---\n${lines.join('\n')}\n---\n`;
}

/** A post as Markdown with front matter: the text as it is stored, every time and address beside it. */
export function writePostFile(post: ExportedPost): ExportFile {
	const { content, published: _, title, id, slug, image_url: image, aliases, ...rest } = post;
	const fields = { title, id, slug, status: postStatus(post), image, ...rest, aliases };
	return { name: `posts/${slug}.md`, text: writeFrontMatter(fields) + content };
}

/** A working copy as Markdown: a text that was never saved, or changes to a post that nobody published yet. */
export function writeDraftFile(draft: {
	post_id: string;
	isNewPost: boolean;
	updated_at: string;
	fields: Record<string, unknown>;
}): ExportFile {
	const { content = '', ...fields } = draft.fields;
	const about = draft.isNewPost
		? { id: draft.post_id, status: 'draft', created_at: draft.updated_at }
		: { working_copy_of: draft.post_id };
	const folder = draft.isNewPost ? 'posts' : 'rascunhos';
	const text = writeFrontMatter({ ...fields, ...about, updated_at: draft.updated_at });
	return { name: `${folder}/rascunho-${draft.post_id}.md`, text: text + String(content) };
}

/** What the articles do not say: the categories, those without posts too, and the library of pictures. */
export function writeManifest(blog: {
	exported_at: string;
	categories: Pick<Category, 'name' | 'slug'>[];
	pictures: ExportedPicture[];
}): ExportFile {
	const { exported_at, pictures } = blog;
	const categories = blog.categories.map(({ name, slug }) => ({ name, slug }));
	const manifest = { format: 'blog-export', version: 1, exported_at, categories, pictures };
	return { name: 'blog.json', text: `${JSON.stringify(manifest, null, '\t')}\n` };
}

/** The files of a picture within an export: each lies at the address that the texts show it from. */
export const listPictureFiles = ({ hash, widths }: ExportedPicture): string[] =>
	widths.map((width) => `images/${hash}-${width}.webp`);

/** Where the addresses that posts had lead, in the form that most hosts of static sites read. */
export function writeRedirectFile(redirects: { from: string; to: string }[]): ExportFile {
	const lines = redirects.map(({ from, to }) => {
		const [path = '', query] = from.split('?');
		return [encodeURI(path), ...(query ? [query] : []), `/post/${to}`, '301'].join(' ');
	});
	return { name: '_redirects', text: `${lines.join('\n')}\n` };
}
