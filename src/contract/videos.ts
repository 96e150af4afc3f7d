import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { wellFormedText } from './plain-fields.ts';

export const notAVideo = 'Este endereço não é de um vídeo do YouTube. Ficou como link.';

const videoReply = z.object({
	/** The canonical address, see `videoOf`. */
	address: z.string(),
	title: z.string().nullable(),
	channel: z.string().nullable(),
	seconds: z.number().nullable(),
	/** On the site itself. */
	picture: z.object({ url: z.string(), width: z.number(), height: z.number() }).nullable(),
	/** False while a retry is planned. */
	settled: z.boolean(),
});
export type VideoReply = z.output<typeof videoReply>;

/** The facts that video cards show; unknown ones are fetched from their hosts first. */
export const videos = defineEndpoint({
	name: 'videos',
	access: 'admin',
	request: z.object({ addresses: z.array(wellFormedText.max(500)).min(1).max(20) }),
	response: z.object({ success: z.literal(true), videos: z.array(videoReply) }),
});
