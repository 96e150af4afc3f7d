import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { paths } from '#config/paths';
import { ApiError } from '../../api/api-error.ts';
import { messages } from '../../messages/all.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { formStartQuery, uuid } from './form-start.ts';
import { PostForm } from './post-form.tsx';
import '../../styles/form.css';
import '../../styles/ficha.css';
import '../../styles/preview.css';
import '../../styles/editor.css';
import '../../styles/diff.css';
import '../../styles/conflict.css';
import '../../styles/images.css';
import '../../styles/phone-form.css';

function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
	const { form, common } = messages;
	const missing = error instanceof ApiError && error.status === 404;
	return (
		<main className="desk">
			<Empty
				failed
				whole
				title={missing ? form.notFound : form.loadFailed}
				action={
					<span className="row">
						{!missing && <Button onClick={onRetry}>{common.retry}</Button>}
						<Link className="btn" to={paths.admin.home}>
							{common.back}
						</Link>
					</span>
				}
			>
				{missing ? form.notFoundText : error.message}
			</Empty>
		</main>
	);
}

/**
 * /admin/create and /admin/edit/{id} are one screen: the new post's id is the form's from the first key, so that
 * creating it changes the address and nothing on the screen.
 */
export function FormRoute() {
	const { id: named } = useParams();
	const [params] = useSearchParams();
	const { user } = useSession();
	const [fresh] = useState(() => crypto.randomUUID());
	const asked = params.get('id') ?? '';
	const known = uuid.test(asked);
	const id = named ?? (known ? asked : fresh);
	const query = useQuery(
		formStartQuery({ id, isNew: named === undefined, known, author: user?.name ?? '' }),
	);
	if (query.data) return <PostForm key={query.data.id} start={query.data} />;
	if (query.isError) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />;
	return (
		<p className="checking" role="status">
			<span className="spin" /> {messages.form.loading}
		</p>
	);
}
