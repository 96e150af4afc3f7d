import type { uploadImage as endpoint } from '#contract/images';
import { AppError } from '#domain/app-error';
import type { Action } from '#lib/serve';

export const uploadImage: Action<typeof endpoint> = async () => {
	throw new AppError('not_implemented', 'Esta função ainda não está disponível.');
};
