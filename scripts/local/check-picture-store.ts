import type { LocalSettings } from './settings.ts';

const here = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?|)$/i;

type Place = Pick<LocalSettings, 'databaseUrl' | 'dataDir'> & {
	environment: Readonly<Record<string, string | undefined>>;
};

const hostOf = (databaseUrl = '') => URL.parse(databaseUrl)?.hostname ?? '';

export const isOnThisMachine = (databaseUrl: string | undefined) => here.test(hostOf(databaseUrl));

/**
 * Posts in a remote database with pictures on this machine would make a site without pictures. Throws when an import or
 * a restore would separate them. The variables that name a picture store are those of `openPictures`.
 */
export function checkPicturePlace({ databaseUrl, dataDir, environment }: Place): void {
	if (isOnThisMachine(databaseUrl)) return;
	if (environment['NETLIFY_SITE_ID'] && environment['NETLIFY_AUTH_TOKEN']) return;
	throw new Error(
		`O banco de dados está em ${hostOf(databaseUrl)}, mas as imagens ficariam nesta máquina, em ${dataDir}, onde o site não as veria. ` +
			'Diga de que site elas são com NETLIFY_SITE_ID e NETLIFY_AUTH_TOKEN; ou, se é o `npm start` desta pasta que ' +
			'serve o blog, repita com --pictures-here.',
	);
}
