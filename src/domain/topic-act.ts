/** What an editor does to categories and tags. `change` also covers a category's look. */
export const topicActs = ['change', 'merge', 'delete'] as const;
export type TopicAct = (typeof topicActs)[number];

/** How long a change of topics can be undone. */
export const topicUndoDays = 30;
