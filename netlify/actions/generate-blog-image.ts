import type { generateBlogImage as endpoint } from '#contract/generate-blog-image';
import { AppError } from '#domain/app-error';
import type { Action } from '#lib/serve';

export const generateBlogImage: Action<typeof endpoint> = async () => {
	throw new AppError('not_implemented', 'Esta função ainda não está disponível.');
};
