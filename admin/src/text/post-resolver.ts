import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { createPostRequest } from '#contract/create-post';
import { updatePostRequest } from '#contract/update-post';
import { formatHour } from '#domain/time/dates';
import { clockErrorMs, serverNow } from '../api/server-clock.ts';
import { messages } from '../messages/all.ts';
import { toCreateRequest, toUpdateRequest } from './post-requests.ts';
import { fieldNames, type PostValues, type SmallFields } from './post-values.ts';
import type { TypedText } from './typed-text.ts';

/** The first message of a field, however deeply nested (one tag among many). */
function messageIn(fault: unknown): string | undefined {
	if (typeof fault !== 'object' || fault === null) return undefined;
	if ('message' in fault && typeof fault.message === 'string' && fault.message !== '')
		return fault.message;
	return Object.values(fault).map(messageIn).find(Boolean);
}

function flatten(errors: FieldErrors): FieldErrors<SmallFields> {
	const found = fieldNames.map((name) => [name, messageIn(errors[name])] as const);
	return Object.fromEntries(
		found.flatMap(([name, message]) => (message ? [[name, { type: 'contract', message }]] : [])),
	);
}

function isPast(values: PostValues): boolean {
	return values.scheduled_at !== null && Date.parse(values.scheduled_at) <= serverNow();
}

/** Validates the form by the contract's own schema: `create-post`'s before the post exists, then `update-post`'s. */
export function postResolver(text: TypedText): Resolver<SmallFields> {
	return async (values, context, options) => {
		const { post, scheduling: schedule } = text.state;
		const typed = { ...values, content: text.values.content };
		const id = post?.id ?? crypto.randomUUID();
		const { errors } = post
			? await zodResolver(updatePostRequest)(
					toUpdateRequest(typed, { id, revision: post.revision, schedule }),
					context,
					options as never,
				)
			: await zodResolver(createPostRequest)(
					toCreateRequest(typed, { id, published: false, schedule }),
					context,
					options as never,
				);
		const found = flatten(errors);
		const { invalid, past, pastOnSite } = messages.form.publication;
		if (found.scheduled_at || (schedule && typed.scheduled_at === null))
			found.scheduled_at = { type: 'contract', message: invalid };
		else if (schedule && isPast(typed))
			found.scheduled_at = {
				type: 'contract',
				message:
					clockErrorMs() === 0 ? past : pastOnSite(formatHour(new Date(serverNow()).toISOString())),
			};
		return Object.keys(found).length > 0 ? { values: {}, errors: found } : { values, errors: {} };
	};
}
