import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { isUuid } from '#domain/post/post-id';
import { fromSaoPauloTime } from '#domain/time/schedule';
import { useSession } from '../session/use-session.ts';
import { formStartQuery } from './form-start.ts';

/** What this address opens. */
export function useFormStart() {
	const { id: named } = useParams();
	const [params] = useSearchParams();
	const { user } = useSession();
	const [fresh] = useState(() => crypto.randomUUID());
	const asked = params.get('id') ?? '';
	const known = isUuid(asked);
	const id = named ?? (known ? asked : fresh);
	return useQuery(
		formStartQuery({
			id,
			isNew: named === undefined,
			known,
			scheduled_at: fromSaoPauloTime(params.get('quando') ?? '') ?? null,
			author: user?.name ?? '',
			user: user?.email ?? '',
		}),
	);
}
