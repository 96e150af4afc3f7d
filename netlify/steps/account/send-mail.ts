import type { Deps } from '#lib/deps';
import type { MailServer } from '#lib/mail-server';

const patienceOf = ({ patienceMs = 8_000 }: MailServer): number => patienceMs;
/** For the whole of a mail, because a server that keeps talking is never silent. */
const longestOf = (server: MailServer): number => 1.5 * patienceOf(server);
/** Mail to any other host must be encrypted. */
const isLoopback = (url: string) =>
	/^(?:127(?:\.\d+){3}|localhost|\[::1\])$/.test(new URL(url).hostname);

export interface Mail {
	to: string;
	subject: string;
	text: string;
	/** The sender's name, where it is not the mail server's. */
	fromName?: string;
	/** Where the receiver ends such mails. */
	unsubscribeUrl?: string;
}

/**
 * Opens a connection to the site's mail server; the caller closes it. The client is loaded on demand because few calls
 * send mail.
 */
export async function openMailServer(server: MailServer) {
	const { createTransport } = await import('nodemailer');
	const { url, from } = server;
	const patienceMs = patienceOf(server);
	const waits = {
		dnsTimeout: patienceMs,
		connectionTimeout: patienceMs,
		greetingTimeout: patienceMs,
		socketTimeout: patienceMs,
	};
	return createTransport(
		{
			url,
			...waits,
			requireTLS: !isLoopback(url),
			disableFileAccess: true,
			disableUrlAccess: true,
		},
		{ from },
	);
}

/** Whether the mail server took the mail, refused it, or did not answer. */
export type Delivery = 'accepted' | 'refused' | 'unanswered';

const addressOf = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

/** Sends a mail. A failure is logged and told, never thrown. */
export async function sendMail(deps: Deps, mail: Mail): Promise<Delivery> {
	if (!deps.mailServer) throw new Error('there is no mail server');
	const { fromName: name, unsubscribeUrl, ...parts } = mail;
	const transport = await openMailServer(deps.mailServer);
	try {
		await transport.sendMail({
			...parts,
			signal: AbortSignal.timeout(longestOf(deps.mailServer)),
			...(name !== undefined && { from: { name, address: addressOf(deps.mailServer.from) } }),
			...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
		});
		deps.log('mail_sent', {});
		return 'accepted';
	} catch (error) {
		// Logs no message: mail servers quote the address.
		const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
		deps.log('mail_failed', { code });
		return error instanceof Error && 'responseCode' in error ? 'refused' : 'unanswered';
	} finally {
		transport.close();
	}
}
