/** Makes an address absolute: `/posts` → `https://blog.example/posts`; the root keeps its slash. */
export const absoluteUrl = (siteUrl: string, path: string): string => new URL(path, siteUrl).href;
