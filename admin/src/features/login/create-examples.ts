import type { QueryClient } from '@tanstack/react-query';
import { exampleIds } from '#config/example-ids';
import { createPost } from '#contract/create-post';
import refusal from '../../../../scripts/demo/como-dizer-nao-a-um-bom-cliente.md?raw';
import connection from '../../../../scripts/demo/quando-a-internet-cai.md?raw';
import habits from '../../../../scripts/demo/resumo-do-livro-habitos-atomicos.md?raw';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { example } from '../../messages/example.ts';

/** The demo's posts link to one another, and most of them are not here. */
const withoutLinks = (text: string) => text.replace(/\[([^\]]+)\]\(\/[^)]*\)/g, '$1');

/** A post of the demo: fields, one a line, and the text. */
function readPost(file: string, id: string | undefined) {
	const [, head = '', content = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
	const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
	return {
		id,
		title: field('title'),
		category: field('category'),
		excerpt: field('excerpt'),
		read_time: field('read_time'),
		author: example.author,
		tags: [example.tag],
		content: withoutLinks(content),
		published: true,
	};
}

/** Articles and a book's summary, marked by their author and their tag; the newest is the last. */
export const examplePosts = [habits, connection, refusal].map((file, index) =>
	readPost(file, exampleIds[index]),
);

/** One after the other, so that they stand in their order. They wait for the hook like any post. */
export async function createExamples(queries: QueryClient): Promise<void> {
	try {
		for (const post of examplePosts) await call(createPost, post);
	} finally {
		await queries.invalidateQueries({ queryKey: queryKeys.posts });
	}
}
