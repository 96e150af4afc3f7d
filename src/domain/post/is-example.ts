import { exampleIds } from '#config/example-ids';

/** Whether this post came with the blog, so that it counts as none of the owner's. */
export const isExample = ({ id }: { id: string }): boolean => exampleIds.includes(id);
