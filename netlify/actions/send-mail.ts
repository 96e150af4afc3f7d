import type { Deps } from '#lib/deps';
import type { MailServer } from '#lib/mail-server';

const timeoutMs = 8_000;
/** Elsewhere nothing goes out unencrypted. */
const isLoopback = (url: string) => /^(?:127\.|localhost$|\[::1\])/.test(new URL(url).hostname);

export interface Mail {
	to: string;
	subject: string;
	text: string;
}

/** A connection to the site's mail server; close it. Its client is loaded for the few calls that send. */
export async function openMailServer({ url, from }: MailServer) {
	const { createTransport } = await import('nodemailer');
	const waits = {
		connectionTimeout: timeoutMs,
		greetingTimeout: timeoutMs,
		socketTimeout: timeoutMs,
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

/** Hands a mail to the site's mail server. A failure is a line of the log: whoever asked was answered before. */
export async function sendMail(deps: Deps, mail: Mail): Promise<void> {
	if (!deps.mailServer) throw new Error('there is no mail server');
	const transport = await openMailServer(deps.mailServer);
	try {
		await transport.sendMail(mail);
		deps.log('mail_sent', {});
	} catch (error) {
		// Not its message: mail servers quote the address.
		const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
		deps.log('mail_failed', { code });
	} finally {
		transport.close();
	}
}
