import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/**
 * What a mail server does with a mail: takes it, refuses encryption, the receiver or the mail, says nothing from the start
 * or after the mail, answers without end, or breaks the connection instead of answering.
 */
export type MailFate =
	| 'take'
	| 'refuse-tls'
	| 'refuse-receiver'
	| 'refuse-mail'
	| 'silent'
	| 'endless'
	| 'hang'
	| 'cut';

export interface ReceivedMail {
	to: string;
	subject: string;
	head: string;
	text: string;
}

export interface MailSink {
	/** For `deps.mailServer`. */
	url: string;
	/** Every mail that was accepted. */
	mails: ReceivedMail[];
	/** Decides about the next connection. */
	decide: () => MailFate;
	close: () => Promise<void>;
}

const fromQuoted = (text: string) =>
	Buffer.from(
		text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
		'latin1',
	).toString('utf8');

function decodeBody(head: string, body: string): string {
	if (/^content-transfer-encoding: base64/im.test(head))
		return Buffer.from(body, 'base64').toString();
	return fromQuoted(body.replace(/=\r\n/g, ''));
}

/** Unfolds the lines and decodes the words that are not ASCII. */
const decodeHead = (head: string) =>
	head
		.replace(/\?=\r\n[ \t]+=\?/g, '?==?')
		.replace(/\r\n[ \t]+/g, ' ')
		.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind, words) =>
			kind.toUpperCase() === 'B'
				? Buffer.from(words, 'base64').toString()
				: fromQuoted(words.replaceAll('_', ' ')),
		);

function readMail(to: string, raw: string): ReceivedMail {
	const [rawHead = '', body = ''] = raw.split(/\r\n\r\n([\s\S]*)/);
	const head = decodeHead(rawHead);
	const [, subject = ''] = /^subject: (.*)$/im.exec(head) ?? [];
	return { to, head, subject: subject.trim(), text: decodeBody(rawHead, body) };
}

function receive(socket: Socket, mails: ReceivedMail[], fate: MailFate): void {
	let to = '';
	let pending = '';
	let isData = false;
	const say = (line: string) => socket.write(`${line}\r\n`);
	socket.on('error', () => undefined);
	if (fate === 'silent') return;
	say('220 sink');

	function sayForever(line: string): void {
		const saying = setInterval(() => say(line), 60);
		socket.on('close', () => clearInterval(saying));
	}
	function endMail(raw: string): void {
		if (fate === 'hang') return;
		if (fate === 'cut') return void socket.destroy();
		if (fate === 'refuse-mail') return void say('554 no');
		mails.push(readMail(to, raw));
		say('250 kept');
	}
	function answer(line: string): void {
		to = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1] ?? to;
		isData = /^DATA/i.test(line);
		if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
		else if (/^RCPT/i.test(line) && fate === 'refuse-receiver') say('450 later');
		else if (fate === 'endless') sayForever('250-wait');
		else if (/^STARTTLS/i.test(line) && fate === 'refuse-tls') say('454 not now');
		else say(isData ? '354 go on' : '250 fine');
	}
	socket.on('data', (chunk) => {
		pending += chunk.toString('latin1');
		for (;;) {
			const end = pending.indexOf(isData ? '\r\n.\r\n' : '\r\n');
			if (end < 0) return;
			const line = pending.slice(0, end);
			pending = pending.slice(end + (isData ? 5 : 2));
			if (isData) {
				isData = false;
				endMail(line.replaceAll('\r\n..', '\r\n.'));
			} else answer(line);
		}
	});
}

/** A mail server that stores what it receives; the product speaks SMTP with it. */
export async function startMailSink(): Promise<MailSink> {
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.on('close', () => sockets.delete(socket));
		receive(socket, sink.mails, sink.decide());
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	if (typeof address !== 'object' || !address) throw new Error('the sink has no port');
	const sink: MailSink = {
		url: `smtp://127.0.0.1:${address.port}`,
		mails: [],
		decide: () => 'take',
		close: async () => {
			server.close();
			for (const socket of sockets) socket.destroy();
			await once(server, 'close');
		},
	};
	return sink;
}
