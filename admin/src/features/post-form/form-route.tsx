import { Link } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { messages } from '../../messages/all.ts';
import { useFormStart } from '../../text/use-form-start.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { PostForm } from './post-form.tsx';
import '../../styles/form.css';
import '../../styles/cover.css';
import '../../styles/ficha.css';
import '../../styles/preview.css';
import '../../styles/editor.css';
import '../../styles/find.css';
import '../../styles/diff.css';
import '../../styles/conflict.css';
import '../../styles/pictures.css';
import { postsAddress } from '../../ui/posts-address.ts';
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
						<Link className="btn" to={postsAddress()}>
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
 * /admin/create and /admin/edit/{id} are one screen. The form has the new post's id from the start, so creating the
 * post changes only the address.
 */
export function FormRoute() {
	const query = useFormStart();
	if (query.data) return <PostForm key={query.data.id} start={query.data} />;
	if (query.isError) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />;
	return <Waiting text={messages.form.loading} />;
}
