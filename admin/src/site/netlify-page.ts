const app = 'https://app.netlify.com';

/** A project's own page at Netlify, or the list of all when its name is unknown. */
export const netlifyPage = (project: string | null, path = ''): string =>
	project === null ? app : `${app}/projects/${encodeURIComponent(project)}${path}`;

export const buildHooksPage = (project: string | null): string =>
	netlifyPage(project, '/configuration/deploys#build-hooks');
