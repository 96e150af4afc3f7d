import { stripTitlePrefix } from '#domain/text/title-prefix';
import type { DeskApi } from '../../support/desk-api.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { expect, readPost } from './desk-test.ts';

export async function aStoredPicture(desk: DeskApi, colour = '#753', name = 'mesa.png') {
	const data_base64 = (await aPicture({ width: 640, height: 360, colour })).toString('base64');
	const { image } = await desk.call<{ image: { url: string } }>('upload-image', {
		name,
		data_base64,
	});
	return `${image.url}#640x360`;
}
interface WorkingCopy {
	draft: { fields: { content: string } } | null;
}
/** The text that the server has stored. */
async function readText(desk: DeskApi, id: string): Promise<string> {
	const { draft } = await desk.call<WorkingCopy>('drafts', { action: 'get', post_id: id });
	return draft?.fields.content ?? stripTitlePrefix((await readPost(desk, id)).content);
}
export const expectText = (desk: DeskApi, id: string, text: string | RegExp) => {
	const read = expect.poll(() => readText(desk, id), { timeout: 15_000 });
	return typeof text === 'string' ? read.toBe(text) : read.toMatch(text);
};
