import { limits } from '#config/limits';
import type { images as endpoint } from '#contract/images';
import {
	deleteUnusedImage,
	describeImage,
	type ImageUse,
	listImages,
	listImageUses,
	type StoredImage,
} from '#db/pictures/picture-records';
import { AppError } from '#domain/app-error';
import type { Deps } from '#lib/deps';
import { fileName } from '#lib/picture-store';
import type { Action } from '#lib/serve';
import { writeAudit } from '#lib/write-audit';
import { toImage } from '#steps/pictures/keep-picture';

const notFound = () => new AppError('not_found', 'Esta imagem não existe mais.');

function inUse(posts: ImageUse[]): AppError {
	const named = posts.slice(0, 3).map(({ title }) => (title === '' ? 'um rascunho' : `“${title}”`));
	const rest = posts.length - named.length;
	const list = rest > 0 ? [...named, `mais ${rest}`] : named;
	const where = new Intl.ListFormat('pt-BR').format(list);
	const text = `Esta imagem está em uso: ${where}. Troque-a ali antes de excluir.`;
	return new AppError('in_use', text, { posts });
}

/** If this fails, the files are orphans and the daily cleanup removes them. */
async function removeFiles({ hash, widths }: StoredImage, deps: Deps): Promise<void> {
	const files = widths.map((width) => fileName(hash, width));
	const results = await Promise.allSettled(files.map((file) => deps.pictures.remove(file)));
	const left = results.filter(({ status }) => status === 'rejected').length;
	if (left > 0) deps.log('pictures_left_behind', { hash, left });
}

/** Deletes the picture and returns its name. */
async function deleteImage(hash: string, deps: Deps): Promise<string> {
	const deleted = await deleteUnusedImage(deps.db, hash);
	if (deleted) {
		await removeFiles(deleted, deps);
		return deleted.name;
	}
	const uses = await listImageUses(deps.db, hash);
	throw uses.length > 0 ? inUse(uses) : notFound();
}

/** The library of uploaded and generated pictures. Deleting one that a post shows fails with 409 `in_use`. */
export const images: Action<typeof endpoint> = async (input, deps, caller) => {
	switch (input.action) {
		case 'list': {
			const { q, page, unused } = input;
			const query = { q, page, unused, pageSize: limits.imagesPageSize };
			const { images: found, total, bytes } = await listImages(deps.db, query);
			return { success: true, images: found.map(toImage), total, bytes };
		}
		case 'describe': {
			const described = await describeImage(deps.db, input.hash, input.alt.trim());
			if (!described) throw notFound();
			return { success: true, image: toImage(described) };
		}
		case 'uses':
			return { success: true, uses: await listImageUses(deps.db, input.hash) };
		case 'delete': {
			const name = await deleteImage(input.hash, deps);
			await writeAudit(deps, caller, { event: 'picture_deleted', subject: name });
			return { success: true };
		}
	}
};
