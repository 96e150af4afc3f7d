/** An address of the site in full, `/posts` → `https://blog.example/posts`; the root ends with a slash. */
export const absoluteUrl = (siteUrl: string, path: string): string => new URL(path, siteUrl).href;
