import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface MailSink {
	/** For `deps.mailServer`. */
	url: string;
	/** Every mail as received, with its text decoded. */
	mails: { to: string; text: string }[];
	close: () => Promise<void>;
}

const decode = (raw: string) => {
	const [, body = ''] = raw.split(/\r\n\r\n([\s\S]*)/);
	if (/^content-transfer-encoding: base64/im.test(raw))
		return Buffer.from(body, 'base64').toString();
	const bytes = body
		.replace(/=\r\n/g, '')
		.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, 'latin1').toString('utf8');
};

function receive(socket: Socket, mails: MailSink['mails']): void {
	let to = '';
	let pending = '';
	let isData = false;
	const say = (line: string) => socket.write(`${line}\r\n`);
	say('220 sink');
	socket.on('error', () => undefined);
	socket.on('data', (chunk) => {
		pending += chunk.toString('latin1');
		for (;;) {
			const end = pending.indexOf(isData ? '\r\n.\r\n' : '\r\n');
			if (end < 0) return;
			const line = pending.slice(0, end);
			pending = pending.slice(end + (isData ? 5 : 2));
			if (isData) {
				mails.push({ to, text: decode(line) });
				isData = false;
				say('250 kept');
				continue;
			}
			to = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1] ?? to;
			isData = /^DATA/i.test(line);
			if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
			else say(isData ? '354 go on' : '250 fine');
		}
	});
}

/** A mail server that stores what it receives; the product speaks SMTP with it. */
export async function startMailSink(): Promise<MailSink> {
	const mails: MailSink['mails'] = [];
	const server = createServer((socket) => receive(socket, mails)).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	if (typeof address !== 'object' || !address) throw new Error('the sink has no port');
	return {
		url: `smtp://127.0.0.1:${address.port}`,
		mails,
		close: async () => {
			server.close();
			await once(server, 'close');
		},
	};
}
