import type { Deps } from '#lib/deps';
import type { MailServer } from '#lib/mail-server';

const timeoutMs = 8_000;
/** Mail to any other host must be encrypted. */
const isLoopback = (url: string) => /^(?:127\.|localhost$|\[::1\])/.test(new URL(url).hostname);

export interface Mail {
	to: string;
	subject: string;
	text: string;
}

/**
 * Opens a connection to the site's mail server; the caller closes it. The client is loaded on demand because few calls
 * send mail.
 */
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

/** Sends a mail. A failure is only logged, because the caller has already been answered. */
export async function sendMail(deps: Deps, mail: Mail): Promise<void> {
	if (!deps.mailServer) throw new Error('there is no mail server');
	const transport = await openMailServer(deps.mailServer);
	try {
		await transport.sendMail(mail);
		deps.log('mail_sent', {});
	} catch (error) {
		// Logs no message: mail servers quote the address.
		const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
		deps.log('mail_failed', { code });
	} finally {
		transport.close();
	}
}
