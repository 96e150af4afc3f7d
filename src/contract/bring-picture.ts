import { z } from 'zod';
import { limits } from '#config/limits';
import { defineEndpoint } from './endpoint.ts';
import { imageReply } from './images.ts';
import { wellFormedText } from './plain-fields.ts';

/** Copies one picture of another site into the library. Answers 502 `provider_failed` with the reason when that fails. */
export const bringPicture = defineEndpoint({
	name: 'bring-picture',
	method: 'POST',
	access: 'admin',
	maxBodyBytes: limits.smallBodyBytes,
	request: z.object({ address: wellFormedText.min(1).max(limits.imageUrl) }),
	response: z.object({ success: z.literal(true), image: imageReply }),
});
