import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { PostValues } from '../../journal/post-values.ts';
import { useSession } from '../../session/use-session.ts';
import type { PostFormContext } from './form-context.ts';
import type { FormStart } from './form-start.ts';
import { postResolver } from './post-resolver.ts';
import { usePostWriter } from './use-post-writer.ts';

/** Everything around one post that is being written. */
export function useFormContext(start: FormStart): PostFormContext {
	const { user } = useSession();
	const [owner] = useState(user?.email ?? '');
	const parts = useRef<{ writer?: PostFormContext['writer'] }>({});
	const [resolver] = useState(() =>
		postResolver(() => parts.current.writer as PostFormContext['writer']),
	);
	const form = useForm<PostValues>({
		defaultValues: start.values,
		resolver,
		shouldFocusError: false,
	});
	const { writer, state } = usePostWriter(start, owner, form);
	parts.current.writer = writer;
	const { scheduling } = state;
	// A fault of a field that is not on the screen any more would be nobody's to mend.
	useEffect(() => {
		if (!scheduling) form.clearErrors('scheduled_at');
	}, [scheduling, form]);
	return { start, form, writer, state };
}
