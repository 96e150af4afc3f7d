import { paths } from '#config/paths';

/** A post's address for readers. */
export const publicAddress = (slug: string) => new URL(paths.post(slug), location.origin).href;
