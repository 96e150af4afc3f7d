import { site } from '#config/site';
import type { FunctionEnv } from './env.ts';

export interface MailServer {
	/** `smtps://user:password@host:465` */
	url: string;
	/** `Vão Livre <blog@vaolivre.example>` */
	from: string;
	/** How long the server may be silent, 8 seconds by default; a whole mail may take half as long again. */
	patienceMs?: number;
}

/** Undefined when the site sends no mail. */
export function readMailServer(env: FunctionEnv): MailServer | undefined {
	if (env.SMTP_URL === undefined) return undefined;
	const { name } = site;
	const phrase = /[^\p{L}\p{N} ]/u.test(name) ? JSON.stringify(name) : name;
	const sender = `${phrase} <nao-responda@${new URL(env.SITE_URL).hostname}>`;
	return { url: env.SMTP_URL, from: env.MAIL_FROM ?? sender };
}
