import { authorFrom } from './author-from.ts';
import { getSnapshot } from './snapshot.ts';

/** Returns a lookup of the author that a post names; undefined for a post without one. */
export const readAuthors = async () => authorFrom((await getSnapshot()).authors);
