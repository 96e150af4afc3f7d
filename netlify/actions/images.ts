import { limits } from '#config/limits';
import type { InputOf } from '#contract/endpoint';
import type { images as endpoint } from '#contract/images';
import {
	countImages,
	countImageUses,
	deleteUnusedImages,
	describeImage,
	type ImageUse,
	listImages,
	listImageUses,
	restoreImages,
} from '#db/pictures/picture-records';
import { AppError } from '#domain/app-error';
import type { Deps } from '#lib/deps';
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

type Hashes = Extract<InputOf<typeof endpoint>, { hashes: string[] }>;

/** The files of what is deleted stay until it can no longer be restored; then the daily cleanup removes them. */
const moveImages = ({ action, hashes }: Hashes, { db, now }: Deps) =>
	action === 'delete' ? deleteUnusedImages(db, hashes, now()) : restoreImages(db, hashes);

/** Why not one of them was moved. */
async function refuseMove({ action, hashes: [hash = ''] }: Hashes, { db }: Deps) {
	const uses = action === 'delete' ? await listImageUses(db, hash) : [];
	return uses.length > 0 ? inUse(uses) : notFound();
}

/** The library of uploaded and generated pictures. Deleting what posts show fails with 409 `in_use`. */
export const images: Action<typeof endpoint> = async (input, deps, caller) => {
	switch (input.action) {
		case 'list': {
			const query = { ...input, pageSize: limits.imagesPageSize };
			const { images: found, total, bytes } = await listImages(deps.db, query);
			const reply = { success: true as const, images: found.map(toImage), total, bytes };
			if (!input.counted) return reply;
			const hashes = found.map(({ hash }) => hash);
			const [uses, counts] = await Promise.all([
				countImageUses(deps.db, hashes),
				countImages(deps.db),
			]);
			const images = reply.images.map((image) => ({ ...image, uses: uses.get(image.hash) ?? 0 }));
			return { ...reply, images, counts };
		}
		case 'describe': {
			const described = await describeImage(deps.db, input.hash, input.alt.trim());
			if (!described) throw notFound();
			return { success: true, image: toImage(described) };
		}
		case 'uses':
			return { success: true, uses: await listImageUses(deps.db, input.hash) };
		case 'delete':
		case 'restore': {
			const moved = await moveImages(input, deps);
			if (moved.size === 0) throw await refuseMove(input, deps);
			const event = input.action === 'delete' ? 'picture_deleted' : 'picture_restored';
			for (const subject of moved.values()) await writeAudit(deps, caller, { event, subject });
			return { success: true, hashes: [...moved.keys()].sort() };
		}
	}
};
