import type { Deps } from '#lib/deps';

/** Makes the network forget its replies with these tags. Never throws: what it still has ends by itself. */
export async function forgetReplies(deps: Deps, tags: string[]): Promise<void> {
	try {
		await deps.purge(tags);
	} catch (error) {
		deps.log('network_not_purged', { tags, message: String(error) });
	}
}

export const categoriesTag = 'categories';

/** Call it after every change of a category. */
export const forgetCategories = (deps: Deps) => forgetReplies(deps, [categoriesTag]);
